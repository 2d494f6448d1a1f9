import type { Maps } from '@tuyen/model';
import leaflet, { type LatLngBounds, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useEvent, type Identifier } from 'react-admin';
import { clustersOf, type Cluster } from './clusters.ts';
import { drawLine, drawPoint, drawRing, drawStops, textElement } from './draw.ts';
import { middleOf, pointsOf, type Shape } from './shapes.ts';
import { openMap, type MapWords } from './open-map.ts';

interface LeafletOptions {
  readonly shapes: readonly Shape[];
  /** The map moves to show all shapes when they are loaded first, and when this text changes. */
  readonly frame: string;
  readonly chosen: Shape | undefined;
  readonly colorOf: (shape: Shape) => string;
  readonly nameOf: (shape: Shape) => string;
  readonly tiles: Maps | undefined;
  readonly words: MapWords;
  readonly onChoose: (id: Identifier | null) => void;
  readonly onSight: (shapes: readonly Shape[]) => void;
}

interface Leaflet {
  readonly holder: RefObject<HTMLDivElement | null>;
  /** Element for the facts of the chosen record. */
  readonly facts: HTMLElement | null;
}

/** Draws shapes on a map of Leaflet. Points that are close together are one circle with their number. */
export function useLeaflet(options: LeafletOptions): Leaflet {
  const { shapes, frame, chosen, colorOf, tiles } = options;
  const holder = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [facts, setFacts] = useState<HTMLElement | null>(null);
  const layers = useRef<{ readonly points: LayerGroup; readonly lines: LayerGroup } | null>(null);
  const clusters = useMemo(() => clustersOf(shapes), [shapes]);

  useEffect(() => {
    if (!holder.current) return undefined;
    const made = openMap(holder.current, tiles, options.words);
    layers.current = { lines: leaflet.layerGroup().addTo(made), points: leaflet.layerGroup().addTo(made) };
    setMap(made);
    return () => void made.remove();
    // The words do not change while the page is open, except with the language, which opens the page anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tiles]);

  const choose = (shape: Shape) => () => options.onChoose(shape.record.id);
  const open = (cluster: Cluster) => () => {
    if (map) map.setView([cluster.lat, cluster.lng], Math.min(clusters.zoomOf(cluster), map.getMaxZoom()));
  };
  const draw = useEvent(() => {
    if (!map || !layers.current) return;
    const { points, lines } = layers.current;
    const bounds = map.getBounds();
    points.clearLayers();
    for (const cluster of clusters.within(bounds, map.getZoom())) {
      const { shape } = cluster;
      const made = drawPoint(cluster, shape ? { color: colorOf(shape), name: options.nameOf(shape) } : undefined);
      made.on('click', shape ? choose(shape) : open(cluster)).addTo(points);
    }
    lines.clearLayers();
    // The chosen line is drawn last, above the others.
    const inOrder = chosen ? [...shapes.filter((one) => one !== chosen), chosen] : shapes;
    for (const shape of inOrder) {
      if (!shape.line) continue;
      const made = drawLine(shape.line, colorOf(shape), chosen && shape === chosen).on('click', choose(shape));
      made.bindTooltip(textElement(options.nameOf(shape)), { sticky: true }).addTo(lines);
    }
    if (chosen?.line) drawStops(chosen.line, colorOf(chosen)).addTo(lines);
    if (chosen?.point) drawRing(chosen.point, colorOf(chosen)).addTo(lines);
    // A map without a size hides nothing from the list.
    const isSized = map.getSize().x > 0;
    options.onSight(isSized ? shapes.filter((shape) => isIn(bounds, shape)) : shapes);
  });

  useEffect(() => {
    if (!map) return undefined;
    map.on('moveend', draw);
    return () => void map.off('moveend', draw);
  }, [map, draw]);

  const framed = useRef('');
  useEffect(() => {
    if (!map) return;
    const all = shapes.flatMap((shape) => pointsOf(shape));
    if (all.length > 0 && framed.current !== `${frame} ${shapes.length}`) {
      framed.current = `${frame} ${shapes.length}`;
      map.fitBounds(leaflet.latLngBounds([...all]), { padding: [24, 24], maxZoom: 15, animate: false });
    }
    draw();
  }, [map, shapes, frame, chosen, colorOf, draw]);

  useEffect(() => {
    const at = chosen && middleOf(chosen);
    if (!map || !at) return undefined;
    const content = document.createElement('div');
    const popup = leaflet
      .popup({
        closeButton: false,
        minWidth: 240,
        maxWidth: 300,
        autoClose: false,
        closeOnClick: false,
        offset: [0, -4],
      })
      .setLatLng(at)
      .setContent(content)
      .openOn(map);
    setFacts(content);
    // The box moves the map into sight once its content has a size.
    const sized = new ResizeObserver(() => {
      // An update puts the content into the box anew, which takes the focus away.
      const { activeElement } = document;
      popup.update();
      if (activeElement instanceof HTMLElement && content.contains(activeElement))
        activeElement.focus({ preventScroll: true });
    });
    sized.observe(content);
    return () => {
      sized.disconnect();
      setFacts(null);
      popup.remove();
    };
  }, [map, chosen]);

  return { holder, facts };
}

function isIn(bounds: LatLngBounds, shape: Shape): boolean {
  if (shape.point && bounds.contains(shape.point)) return true;
  return shape.line !== undefined && bounds.intersects(leaflet.latLngBounds([...shape.line]));
}

import leaflet, { type Layer, type LayerGroup, type Marker, type Polyline } from 'leaflet';
import type { Cluster } from './clusters.ts';
import type { Coordinates } from './coordinates.ts';

/**
 * Draws a point, or a circle with the number of points there. Markers are not reached by keyboard: the list beside the
 * map has the same records.
 */
export function drawPoint(
  cluster: Cluster,
  shape: { readonly color: string; readonly name: string } | undefined,
): Marker {
  const mark = document.createElement('div');
  mark.className = shape ? 'map-point' : 'map-cluster';
  if (shape) mark.style.background = shape.color;
  else mark.textContent = cluster.label;
  const size = shape ? 18 : 34 + Math.min(18, 6 * Math.log10(cluster.count));
  const icon = leaflet.divIcon({ className: 'map-mark', html: mark, iconSize: [size, size] });
  return leaflet.marker(cluster, { icon, keyboard: false, title: shape?.name ?? '' });
}

/** @param chosen whether the line is the chosen one; undefined if none is chosen, so that none is pale */
export function drawLine(line: readonly Coordinates[], color: string, chosen: boolean | undefined): Polyline {
  const opacity = chosen === undefined ? 0.75 : chosen ? 1 : 0.3;
  return leaflet.polyline([...line], { color, weight: chosen === true ? 7 : 4, opacity });
}

/** Draws a ring around the chosen point, which may be inside of a circle with others. */
export function drawRing(at: Coordinates, color: string): Layer {
  const style = { radius: 13, color, weight: 4, fillColor: '#fff', fillOpacity: 0.6, interactive: false };
  return leaflet.circleMarker(at, { ...style, pane: 'markerPane', renderer: leaflet.svg({ pane: 'markerPane' }) });
}

export function drawStops(line: readonly Coordinates[], color: string): LayerGroup {
  const style = { radius: 5, color, weight: 2, fillColor: '#fff', fillOpacity: 1, interactive: false };
  return leaflet.layerGroup(line.map((at) => leaflet.circleMarker(at, style)));
}

/** Returns an element with a text. Leaflet inserts strings as HTML, and texts of users must not become HTML. */
export function textElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

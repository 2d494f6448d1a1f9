import type { Maps } from '@tuyen/model';
import leaflet, { type Map as LeafletMap } from 'leaflet';
import { textElement } from './draw.ts';

export interface MapWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
}

const MAX_ZOOM = 19;

/** Opens an empty map. It loads nothing from another server unless an address of tiles is configured. */
export function openMap(holder: HTMLElement, tiles: Maps | undefined, words: MapWords): LeafletMap {
  const map = leaflet.map(holder, {
    zoomControl: false,
    attributionControl: false,
    maxZoom: tiles?.maxZoom ?? MAX_ZOOM,
    minZoom: 2,
    // Between whole zooms, tiles would be blurred.
    zoomSnap: tiles ? 1 : 0.25,
    worldCopyJump: true,
    fadeAnimation: false,
    zoomAnimation: false,
    markerZoomAnimation: false,
  });
  map.setView([0, 0], 2);
  leaflet.control.zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  leaflet.control.scale({ imperial: false }).addTo(map);
  if (tiles) {
    leaflet.tileLayer(tiles.tiles, { maxZoom: tiles.maxZoom ?? MAX_ZOOM, referrerPolicy: 'origin' }).addTo(map);
    if (tiles.attribution !== undefined) {
      const { innerHTML } = textElement(tiles.attribution);
      leaflet.control.attribution({ prefix: false }).addAttribution(innerHTML).addTo(map);
    }
  }
  return map;
}

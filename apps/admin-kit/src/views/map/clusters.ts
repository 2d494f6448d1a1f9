import type { LatLngBounds } from 'leaflet';
import Supercluster from 'supercluster';
import type { Coordinates } from './coordinates.ts';
import type { Shape } from './shapes.ts';

/** Circle on the map: a single point with its shape, or several points that are close together. */
export interface Cluster extends Coordinates {
  readonly shape: Shape | undefined;
  readonly count: number;
  readonly label: string;
  readonly id: number | undefined;
}

export interface Clusters {
  within(bounds: Pick<LatLngBounds, 'getWest' | 'getSouth' | 'getEast' | 'getNorth'>, zoom: number): readonly Cluster[];
  /** Returns the zoom at which a cluster becomes several. */
  zoomOf(cluster: Cluster): number;
}

/** Zoom from which every point is drawn alone. */
const ALONE = 17;
/** Radius in pixels within which points become one circle, of tiles of 256 pixels. */
const RADIUS = 52;
const TILE = 256;

export function clustersOf(shapes: readonly Shape[]): Clusters {
  const index = new Supercluster<{ readonly shape: Shape }, object>({
    radius: RADIUS,
    extent: TILE,
    maxZoom: ALONE - 1,
  });
  index.load(
    shapes.flatMap((shape) =>
      shape.point
        ? [
            {
              type: 'Feature' as const,
              properties: { shape },
              geometry: { type: 'Point' as const, coordinates: [shape.point.lng, shape.point.lat] },
            },
          ]
        : [],
    ),
  );
  return {
    within: (bounds, zoom) =>
      index
        .getClusters([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], Math.floor(zoom))
        .map(({ geometry, properties }) => {
          const [lng = 0, lat = 0] = geometry.coordinates;
          const at = { lat, lng };
          if ('shape' in properties) return { ...at, shape: properties.shape, count: 1, label: '', id: undefined };
          const { point_count: count, point_count_abbreviated: label, cluster_id: id } = properties;
          return { ...at, shape: undefined, count, label: String(label), id };
        }),
    zoomOf: ({ id }) => (id === undefined ? ALONE : index.getClusterExpansionZoom(id)),
  };
}

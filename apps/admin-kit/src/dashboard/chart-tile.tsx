import { Typography } from '@mui/material';
import type { ChartAnswer, Scalar } from '@tuyen/model';
import { useTranslate } from 'react-admin';
import { BarList } from '../charts/bar-list.tsx';
import { listAddress } from '../record/list-address.ts';
import { useFormats } from '../format/use-formats.ts';
import { eachCurrency } from './each-currency.ts';
import { TileFrame } from './tile-frame.tsx';
import { tileLink } from './tile-link.ts';

export function ChartTile({ tile }: { readonly tile: ChartAnswer }) {
  const translate = useTranslate();
  const formats = useFormats();
  const nameOf = (key: Scalar, label: string | undefined): string => {
    if (key === null) return translate('charts.none');
    if (tile.enum !== undefined) return translate(`enums.${tile.enum}.${String(key)}`, { _: String(key) });
    // The server sends no label for a record that the user may not read.
    return label ?? (tile.list && tile.group !== undefined ? translate('charts.unnamed') : String(key));
  };
  const { group, list } = tile;
  const addressOf = (key: Scalar) =>
    list && group !== undefined ? listAddress(list.resource, { ...list.filter, [group]: key }) : undefined;
  const barsOf = (bars: ChartAnswer['bars']) =>
    bars.map(({ key, label, value }) => ({
      key: String(key),
      label: nameOf(key, label),
      value,
      to: addressOf(key),
    }));
  const charts = eachCurrency<Pick<ChartAnswer, 'bars' | 'total'>>(tile);
  return (
    <TileFrame tile={tile} to={tileLink(tile)}>
      {charts.every(({ bars }) => bars.length === 0) ? (
        <Typography color="text.secondary">{translate('dashboard.no_records')}</Typography>
      ) : (
        charts.map(({ currency, bars, total }) => (
          <BarList
            key={currency ?? ''}
            bars={barsOf(bars)}
            total={total}
            first={tile.first}
            format={(value) => (tile.money ? formats.money(value, currency) : formats.number(value))}
          />
        ))
      )}
    </TileFrame>
  );
}

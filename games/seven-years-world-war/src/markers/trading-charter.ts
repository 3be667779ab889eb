import { ROUTE, ROUTES } from '../data/routes.ts';
import { tablesOf } from '../data/tables.ts';
import { gain } from '../money/money.ts';
import { routesOf } from '../money/trade-routes.ts';
import { procedure } from '../procedure.ts';
import type { MarkerEffect } from './effects.ts';

/** 29.7. One trade route one controls pays its value once more. */
export const tradingCharter = procedure<MarkerEffect>('trading-charter')({
  route: {
    who: (g, f) => (routesOf(g, f.seat).length > 0 ? f.seat : null),
    options: (g, f) => routesOf(g, f.seat).map((route) => ({ t: 'route', route: ROUTES[route] })),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'route') return;
      x.log?.({ t: 'chartered', seat: f.seat, route: choice.route });
      gain(g, f.seat, tablesOf(g).routeValue[ROUTE[choice.route]], 'trading-charter', x);
    },
  },
});

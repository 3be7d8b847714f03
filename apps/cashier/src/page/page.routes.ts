import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { DELIVERIES, type Decision, type OrdersService } from '../orders/orders.service.ts';
import type { OrdersStore, PaymentOrder } from '../orders/orders.store.ts';
import { renderPayment, renderUnknown } from './page.html.ts';

export interface PageRoutesOptions {
  orders: OrdersStore;
  service: OrdersService;
}

const DECISIONS: Record<string, Decision> = { pay: 'paid', fail: 'failed', cancel: 'cancelled' };
const FILES = new Map(
  [
    ['page.css', 'text/css; charset=utf-8'],
    ['icon.svg', 'image/svg+xml'],
    ['fonts/figtree.woff2', 'font/woff2'],
    ['fonts/anek-bangla.woff2', 'font/woff2'],
    ['fonts/anek-bangla-digits.woff2', 'font/woff2'],
  ].map(([path = '', type = '']) => {
    const bytes = Uint8Array.from(readFileSync(new URL(path, import.meta.url)));
    return [path.replace('fonts/', ''), { bytes, type }];
  }),
);

function policy(returnUrl?: string): string {
  // Browsers check form-action also for the redirect after a form, so the site must be listed in it.
  const targets = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'${targets}`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function show(c: Context, order: PaymentOrder) {
  c.header('content-security-policy', policy(order.body.returnUrl));
  return c.html(renderPayment(order));
}

function showUnknown(c: Context) {
  c.header('content-security-policy', policy());
  return c.html(renderUnknown(c.req.header('accept-language') ?? 'en'), 404);
}

/** The hosted page: shows a payment, accepts the player's choice, sends the player back. */
export function createPageRoutes(options: PageRoutesOptions): Hono {
  const { orders, service } = options;
  return new Hono()
    .get('/assets/:name', (c) => {
      const file = FILES.get(c.req.param('name'));
      if (file === undefined) return c.json({ code: 'not_found' }, 404);
      const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=86400' };
      return c.body(file.bytes, 200, headers);
    })
    .get('/pay/:token', (c) => {
      const order = orders.findByToken(c.req.param('token'));
      return order === undefined ? showUnknown(c) : show(c, order);
    })
    .post('/pay/:token', async (c) => {
      const order = orders.findByToken(c.req.param('token'));
      if (order === undefined) return showUnknown(c);
      const form = new URLSearchParams(await c.req.text());
      const action = form.get('action') ?? '';
      const delivery = DELIVERIES.find((one) => one === form.get('delivery')) ?? 'normal';
      const decision = Object.hasOwn(DECISIONS, action) ? DECISIONS[action] : undefined;
      if (action === 'leave') return c.redirect(order.body.returnUrl, 303);
      if (decision === undefined) return c.json({ code: 'invalid_request' }, 400);
      const isTaken = service.decide(order.cashierReference, decision, delivery);
      // After a second choice, or one that came too late, the page shows the present state.
      return isTaken ? c.redirect(order.body.returnUrl, 303) : c.redirect(c.req.path, 303);
    });
}

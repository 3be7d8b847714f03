import { html } from 'hono/html';
import { DELIVERIES } from '../orders/orders.service.ts';
import type { PaymentOrder } from '../orders/orders.store.ts';
import { createWords, formatMoney, inDigits, shownLanguage, type Words } from './words.ts';

/** Escapes a text for markup and attributes. */
export function escapeHtml(text: string): string {
  return String(html`${text}`);
}

function frame(language: string, title: string, main: string): string {
  return `<!doctype html>
<html lang="${shownLanguage(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/page.css">
</head>
<body><main>${main}</main></body>
</html>`;
}

function actionButton(action: string, label: string, look: string): string {
  return `<button class="btn ${look}" name="action" value="${action}">${label}</button>`;
}

function troubleChoices(words: Words): string {
  const options = DELIVERIES.map((delivery) => {
    const checked = delivery === 'normal' ? ' checked' : '';
    return `<label><input type="radio" name="delivery" value="${delivery}"${checked}> ${words(delivery)}</label>`;
  });
  return `<details><summary>${words('trouble')}</summary>
<fieldset><legend>${words('troubleText')}</legend>${options.join('')}</fieldset></details>`;
}

function choices(order: PaymentOrder, words: Words, money: string): string {
  if (order.status === 'pending')
    return `<form method="post">
${actionButton('pay', words('pay', { amount: money }), 'btn--primary')}
${actionButton('fail', words('fail'), '')}
${actionButton('cancel', words('cancel'), '')}
${actionButton('leave', words('leave'), 'btn--text')}
${troubleChoices(words)}</form>`;
  const late =
    order.status === 'expired'
      ? `<form method="post">${actionButton('pay', words('payLate'), '')}</form>`
      : '';
  return `<a class="btn btn--primary" href="${escapeHtml(order.body.returnUrl)}">${words('back')}</a>${late}`;
}

/** The hosted page of a payment, in its language and its present state. */
export function renderPayment(order: PaymentOrder): string {
  const { language, amountMinor, currency } = order.body;
  const words = createWords(language);
  const money = escapeHtml(formatMoney(amountMinor, currency, language));
  const time = inDigits(new Date(order.dueAt).toISOString().slice(11, 16), language);
  const until =
    order.status === 'pending'
      ? `<div><dt>${words('until')}</dt><dd>${words('untilText', { time })}</dd></div>`
      : '';
  const main = `<h1>${words('title')}</h1>
<p class="note">${words('practice')}</p>
<section class="card">
<p class="state state--${order.status}" role="status">${words(`status.${order.status}`)}</p>
<p class="amount"><span>${words('amount')}</span> <b>${money}</b></p>
<dl><div><dt>${words('reference')}</dt><dd class="latin">${escapeHtml(order.cashierReference.slice(0, 16))}</dd></div>${until}</dl>
</section>
${choices(order, words, money)}`;
  return frame(language, words('title'), main);
}

/** The page for an address that belongs to no payment. */
export function renderUnknown(language: string): string {
  const words = createWords(language);
  const main = `<h1>${words('unknown')}</h1><p>${words('unknownText')}</p>`;
  return frame(language, words('unknown'), main);
}

import { createDrawsService, type DrawsOptions, type DrawsService } from './draws.service.ts';
import type { DrawsStore } from './draws.store.ts';
import { createTickets, type Tickets, type TicketsOptions } from './tickets.ts';

/** Makes the draws that everybody shares, and the tickets on them. */
export function createDraws(
  parts: Omit<TicketsOptions & DrawsOptions, 'draws' | 'store' | 'tickets'> & {
    drawsStore: DrawsStore;
  },
): { tickets: Tickets; draws: DrawsService } {
  const { drawsStore } = parts;
  const tickets = createTickets({ ...parts, draws: drawsStore });
  return { tickets, draws: createDrawsService({ ...parts, store: drawsStore, tickets }) };
}

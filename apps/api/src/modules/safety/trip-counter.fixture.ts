import { Socket } from 'node:net';

/**
 * Counts the round trips of a pool to its server; `stream` is an option of the pool. What a connection sends after it
 * was answered begins another trip, however many statements it sends in one turn of the event loop.
 */
export function countTrips() {
  let trips = 0;
  const stream = () => {
    const socket = new Socket();
    let isAnswered = true;
    socket.on('data', () => (isAnswered = true));
    // Node sets `write` anew when a socket connects.
    socket.once('connect', () => {
      const write = socket.write.bind(socket);
      socket.write = (...sent: unknown[]) => {
        if (isAnswered) trips += 1;
        isAnswered = false;
        return write(...(sent as Parameters<Socket['write']>));
      };
    });
    return socket;
  };
  return { stream, trips: () => trips };
}

/** What a slow reader may be behind, in bytes; further behind it is disconnected and opens the stream again. */
const MOST_BEHIND = 256 * 1024;

/** One open stream of Server-Sent Events. */
export interface EventStream {
  response: Response;
  /** Sends bytes that `encodeEvent` made; several streams may share them. */
  send: (bytes: Uint8Array) => void;
  close: () => void;
}

const encoder = new TextEncoder();

/** One event with JSON in it, as the bytes that every stream sends. */
export function encodeEvent(name: string, data: unknown): Uint8Array {
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Opens a stream; `onClose` is called once, whoever ends it. */
export function openEventStream(onClose: () => void): EventStream {
  let isOpen = true;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    onClose();
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
      },
      cancel: end,
    },
    { highWaterMark: MOST_BEHIND, size: (chunk) => chunk.byteLength },
  );
  const response = new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      // A proxy that collects answers would hold the events back.
      'x-accel-buffering': 'no',
    },
  });
  return {
    response,
    send(bytes) {
      if (!isOpen || controller === undefined) return;
      controller.enqueue(bytes);
      if ((controller.desiredSize ?? 0) >= 0) return;
      controller.close();
      end();
    },
    close() {
      if (!isOpen) return;
      controller?.close();
      end();
    },
  };
}

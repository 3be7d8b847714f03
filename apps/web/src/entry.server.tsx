import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { DocumentExtrasContext } from '#platform/page/document-extras.ts';
import { requestScope } from '#platform/api/request-scope.ts';

/** The longest time, in milliseconds, that a render waits for its data before it gives up the rest. */
export const streamTimeout = 15_000;

/**
 * Renders a document. A visitor's page is rendered whole, so that it can be cached and its inline scripts hashed; a
 * member's page streams, and its inline scripts carry a nonce (docs/decisions/0004-cached-pages.md).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, isWhole, wordsChunks, filesOf, locale, takesAvif, savesData, reportFailure } =
    loadContext.get(requestScope);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const start = () => {
      const body = new PassThrough();
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }),
      );
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <DocumentExtrasContext value={{ nonce, wordsChunks, filesOf, locale, takesAvif, savesData }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </DocumentExtrasContext>,
      {
        nonce,
        ...(isWhole ? { onAllReady: start } : { onShellReady: start }),
        // A finished block must be written where it belongs; React would put a large one at the end and move it by
        // script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellError: reject,
        onError: (error) => {
          responseStatus = 500;
          reportFailure(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** Reports what a loader, an action or a render threw, unless the reader left while it ran. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestScope).reportFailure(error);
};

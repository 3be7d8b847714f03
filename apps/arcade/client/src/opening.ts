/** What the hash of the document's address says. */
export interface Address {
  /** What calls of this frame are signed with. */
  token: string;
  /** The state with which the launch answered, packed; absent when the frame has to ask for it. */
  packed: string | undefined;
}

/** Reads the hash: the token, and the packed state behind a dot. */
export function readAddress(hash: string): Address {
  const [token = '', packed] = hash.slice(1).split('.');
  return { token, packed };
}

/**
 * The state that came with the address, once: the page forgets it, and a document that is loaded again with the same address
 * gets none, because rounds may have been played since. Undefined without a state that this browser can read.
 */
export async function takeOpening({ token, packed }: Address): Promise<unknown> {
  if (packed === undefined || typeof DecompressionStream === 'undefined') return undefined;
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${token}`);
  if (wasTaken(token)) return undefined;
  try {
    return await unpack(packed);
  } catch {
    // An address that was cut off on its way is none, and the server is asked.
    return undefined;
  }
}

/** Notes that the state of a token was taken; answers whether it was before. A browser may forbid frames to store. */
function wasTaken(token: string): boolean {
  const key = 'opened';
  try {
    const isAgain = sessionStorage.getItem(key) === token;
    sessionStorage.setItem(key, token);
    return isAgain;
  } catch {
    return false;
  }
}

function unpack(packed: string): Promise<unknown> {
  const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).json();
}

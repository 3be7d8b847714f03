// A test that forgets to fake the gateway must not reach a server on this machine, such as a lobby that somebody
// started.
const refuse: typeof fetch = () => Promise.reject(new TypeError('Tests have no network.'));

if ('document' in globalThis) globalThis.fetch = refuse;

// A provider of social sign-in on this machine: a real OpenID Connect issuer with its own keys. A test chooses who
// signs in, and no password is asked.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import type { MutableToken, Payload } from 'oauth2-mock-server';

/** The person who signs in, as claims of OpenID Connect. */
export interface Person {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** A running issuer. */
export interface SocialIssuer {
  /** Its address, as a site's settings name it. */
  readonly issuer: string;
  readonly server: OAuth2Server;
  /** Chooses who signs in from now on. */
  setPerson(person: Person): void;
  /** Changes the next ID token before it is signed. */
  spoilNextToken(change: (claims: Payload) => void): void;
  stop(): Promise<void>;
}

/** Starts an issuer; a free port of this machine unless one is given. */
export async function startSocialIssuer(port = 0): Promise<SocialIssuer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  // Not the library's own server: it waits at its end for connections that a browser opened ahead and never used.
  const http = createServer(server.service.requestHandler);
  http.listen(port, 'localhost');
  await once(http, 'listening');
  const { port: taken } = http.address() as AddressInfo;
  const issuer = `http://localhost:${taken}`;
  server.issuer.url = issuer;
  let person: Person = { sub: 'person-1', name: 'Rafi', email: 'rafi@mail.example' };
  let spoil: ((claims: Payload) => void) | undefined;
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    // The access token, which is signed first, has no audience.
    if (payload['aud'] === undefined) return;
    Object.assign(payload, person);
    spoil?.(payload);
    spoil = undefined;
  });
  return {
    issuer,
    server,
    setPerson: (next) => (person = next),
    spoilNextToken: (change) => (spoil = change),
    stop: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

import {
  deploymentSecretSetting,
  networksSetting,
  processSettings,
  readEnvironment,
} from '@maidan/deployment/environment';
import { z } from 'zod';

/** An address whose path may go on: what is asked for is put behind it. */
const baseAddress = z.url('is no address').transform((text) => text.replace(/\/+$/, ''));

const schema = z.object({
  ...processSettings(3000),
  /** Where the gateway, or any back end that serves the contract, listens. */
  API_URL: baseAddress.default('http://127.0.0.1:3001'),
  /** Secret that makes the gateway believe the forwarded host and address; at least 32 characters. */
  DEPLOYMENT_SECRET: deploymentSecretSetting,
  /** Origin of the game vendor that the game screen may frame. */
  ARCADE_ORIGIN: z.string().default('http://localhost:3002'),
  /** Networks in CIDR form, joined by commas, whose forwarded headers are trusted. */
  TRUSTED_PROXIES: networksSetting,
  /** Header in which a trusted proxy gives the visitor's country. */
  COUNTRY_HEADER: z.string().default(''),
  /** Folder of the demo's covers and banners, served under /m/art; empty when a CDN serves the images. */
  ART_DIR: z.string().default(''),
  /** Opens the development pages (gallery, outbox, stretched language), on loopback and on social sites only. */
  DEVELOPMENT_PAGES: z.enum(['0', '1']).default('0'),
  NODE_ENV: z.string().default('development'),
});

/** The environment variables of web, parsed once at start. */
export type Environment = z.output<typeof schema>;

/**
 * Reads the environment.
 * @throws PlainError naming each variable that is missing or wrong
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Environment {
  return readEnvironment('web', schema, variables);
}

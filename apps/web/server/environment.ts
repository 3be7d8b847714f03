import {
  deploymentSecretSetting,
  networksSetting,
  processSettings,
  readEnvironment,
} from '@maidan/deployment/environment';
import { z } from 'zod';

/** An address whose path may go on: what is asked for is put behind it. */
const baseAddress = z.url('is no address').transform((text) => text.replace(/\/+$/, ''));

const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

/** Origins joined by commas. Only they may stand there, because the text goes into the policy of every page. */
const originsSetting = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .transform((origins) => origins.filter((origin) => origin !== ''))
  .refine((origins) => origins.every((origin) => ORIGIN.test(origin)), {
    error: 'is no list of origins such as https://games.example, joined by commas',
  });

const schema = z.object({
  ...processSettings(3000),
  /** Where the gateway, or any back end that serves the contract, listens. */
  API_URL: baseAddress.default('http://127.0.0.1:3001'),
  /** Secret that makes the gateway believe the forwarded host and address; at least 32 characters. */
  DEPLOYMENT_SECRET: deploymentSecretSetting,
  /** Origins of the games of all vendors, joined by commas: what the game screen may frame. */
  GAME_ORIGINS: originsSetting.prefault('http://localhost:3002'),
  /** Networks in CIDR form, joined by commas, whose forwarded headers are trusted. */
  TRUSTED_PROXIES: networksSetting,
  /** Header in which a trusted proxy gives the visitor's country. */
  COUNTRY_HEADER: z.string().default(''),
  /** Folder of the demo's covers and banners, served under /m/art; empty when a CDN serves the images. */
  ART_DIR: z.string().default(''),
  /** File with the certificate that signs iOS profiles, followed by those that vouch for it, as PEM; empty for none. */
  PROFILE_CERTIFICATE_FILE: z.string().default(''),
  /** File with the key of that certificate, as PEM. */
  PROFILE_KEY_FILE: z.string().default(''),
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

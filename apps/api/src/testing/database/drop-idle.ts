// Runs for each file of tests, because a worker has no end of its own that could wait for the server.
import { afterAll } from 'vitest';
import { dropIdleDatabases } from '../test-database.ts';

afterAll(dropIdleDatabases);

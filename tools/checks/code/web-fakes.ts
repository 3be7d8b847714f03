import type { Check } from '../check.ts';
import { findAll } from '../check.ts';
import { isTest } from '../source-files.ts';

/** A test's own replacement for what answers web's calls. */
const ownFake =
  /stubGlobal\(\s*['"]fetch['"]|\b(?:globalThis|window)\.fetch\s*=|spyOn\(\s*\w+,\s*['"]fetch['"]|\bcreateServer\(/g;
const allowed = [
  'apps/web/src/platform/testing/fake-gateway.ts',
  'apps/web/src/platform/testing/no-network.ts',
  // The service worker fetches pages and files of its own site, which are not in the contract.
  'apps/web/src/service-worker/service-worker.test.ts',
];

/** Every test of web uses a gateway that follows the contract. */
export const webFakesCheck: Check = {
  name: 'web-fakes',
  title: 'tests of web have one fake gateway, which answers by the contract',
  run: (files) =>
    files
      .filter(({ path }) => path.startsWith('apps/web/') && isTest(path) && !allowed.includes(path))
      .flatMap((file) =>
        findAll(
          file,
          ownFake,
          () =>
            'the test has its own fake, which nothing compares with the contract: use fakeGateway',
        ),
      ),
};

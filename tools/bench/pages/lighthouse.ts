import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from '../../product/chromium.ts';
import { binaryOf } from '../../processes/binary.ts';
import { runToEnd } from '../../processes/run-to-end.ts';
import { projectRoot } from '../../terminal/project.ts';
import type { Finding } from '../budget.ts';
import { median } from '../budget.ts';
import type { BenchProduct, ProductAddress } from '../product.ts';
import { withPlainCopy } from '../product.ts';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const runs = 5;

/** Lighthouse with applied throttling on home and on its copy without scripts, in turns; the median of five runs. */
export async function measureLighthouse(product: BenchProduct, path: string): Promise<Finding[]> {
  const reports: Report[] = [];
  const plain: Report[] = [];
  await withPlainCopy(product, async (copy) => {
    await runLighthouse(copy, path);
    for (let run = 0; run < runs; run += 1) {
      reports.push(await runLighthouse(product.behind, path));
      plain.push(await runLighthouse(copy, path));
    }
  });
  const direct = await runLighthouse(product.direct, path);
  const beside = (audit: string) =>
    `without scripts ${Math.round(middleOf(plain, audit))} ms, past the proxy ${Math.round(middleOf([direct], audit))} ms`;
  const lcp = middleOf(reports, 'largest-contentful-paint');
  const plainLcp = middleOf(plain, 'largest-contentful-paint');
  return [
    {
      id: 'first-paint',
      value: middleOf(reports, 'first-contentful-paint'),
      note: beside('first-contentful-paint'),
    },
    { id: 'largest-paint', value: lcp, note: beside('largest-contentful-paint') },
    {
      id: 'lcp-ratio',
      value: lcp / plainLcp,
      note: `${Math.round(lcp)} ms against ${Math.round(plainLcp)} ms`,
    },
    {
      id: 'layout-shift',
      value: middleOf(reports, 'cumulative-layout-shift'),
      ...(hasBengaliFace()
        ? {}
        : { note: 'no Bengali face here; with fonts-noto-core as a phone' }),
    },
    {
      id: 'blocking-time',
      value: middleOf(reports, 'total-blocking-time'),
      note: beside('total-blocking-time'),
    },
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) => ({
      id,
      value: median(reports.map((report) => Math.round((report.categories[id]?.score ?? 0) * 100))),
    })),
  ];
}

/**
 * Whether this machine has a Bengali font. Every phone that reads Bengali has one; without it the brand's own font
 * moves the text when it arrives.
 */
function hasBengaliFace(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=bn'], { encoding: 'utf8' });
  return status !== 0 || stdout.trim() !== '';
}

function middleOf(reports: Report[], audit: string): number {
  return median(
    reports.map((report) => report.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY),
  );
}

async function runLighthouse(address: ProductAddress, path: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    const result = await runToEnd({
      command: process.execPath,
      args: [
        binaryOf(projectRoot, 'lighthouse', 'lighthouse'),
        `${address.origin}${path}`,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        '--form-factor=mobile',
        '--throttling-method=devtools',
        '--only-categories=performance,accessibility,best-practices,seo',
        `--chrome-flags=${['--headless', ...chromiumFlags, ...address.chromiumFlags].join(' ')}`,
      ],
      cwd: folder,
      env: { ...process.env, CHROME_PATH: chromiumPath() },
    });
    if (result.code !== 0) throw new Error(`Lighthouse failed: ${result.output.slice(-600)}`);
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

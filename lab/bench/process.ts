import { spawnSync } from 'node:child_process';

export interface Used {
  /** Elapsed time of the process in ms. */
  readonly wall: number;
  /** CPU time of all threads of the process in seconds. */
  readonly cpu: number;
  /** Peak memory of the process in MB. */
  readonly memory: number;
}

const REPORT_USAGE = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write('\\nused ' + JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024]) + '\\n');
});`)}`;

export function used(cwd: string, script: string, ...args: string[]): Used {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('node', ['--import', REPORT_USAGE, script, ...args], {
    cwd,
    encoding: 'utf8',
  });
  const wall = performance.now() - start;
  const report = /^used (.*)$/m.exec(stderr)?.[1];
  if (status !== 0 || report === undefined) throw new Error(`${script} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  const [cpu = 0, memory = 0] = JSON.parse(report) as number[];
  return { wall, cpu, memory };
}

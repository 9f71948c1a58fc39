import http from 'node:http';

/** What one burst of calls took. */
export interface Burst {
  /** Answers a second, by the clock. */
  perSecond: number;
  /** Median and 99th percentile of one call, in milliseconds. */
  p50: number;
  p99: number;
  /** Answers a second of the server's processor time. */
  perCpuSecond: number;
}

/** How to call. */
export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Path, or method, path and body, of the call of a number. */
  callOf: (number: number) => string | { path: string; body: unknown };
  calls: number;
  connections?: number;
}

/** Sends calls over some kept connections, each next one as soon as the one before is answered. */
export async function load({
  url,
  headers,
  callOf,
  calls,
  connections = 8,
}: Load): Promise<Omit<Burst, 'perCpuSecond'>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let next = 0;
  const work = async () => {
    for (let number = next++; number < calls; number = next++)
      took.push(await send(agent, url, headers, callOf(number)));
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  return {
    perSecond: calls / seconds,
    p50: took[Math.floor(took.length / 2)] ?? 0,
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
  };
}

/** One call; its time in milliseconds. @throws Error when it is not answered 200 or 201. */
function send(
  agent: http.Agent,
  url: string,
  headers: Record<string, string> | undefined,
  call: string | { path: string; body: unknown },
): Promise<number> {
  const { path, body } = typeof call === 'string' ? { path: call, body: undefined } : call;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const json =
    text === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const method = text === undefined ? 'GET' : 'POST';
    const request = http.request(`${url}${path}`, { agent, method, headers: { ...headers, ...json } }, (response) => {
      response.on('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve(performance.now() - started);
        else reject(new Error(`${path} answered ${response.statusCode ?? 0}`));
      });
      response.resume();
    });
    request.on('error', reject);
    request.end(text);
  });
}

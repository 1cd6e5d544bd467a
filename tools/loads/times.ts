/** Times in milliseconds, summed up. */

export interface Times {
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly maxMs: number
}

export function sumUp(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => {
    const time = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return Math.round(time * 10) / 10
  }
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), maxMs: at(1) }
}

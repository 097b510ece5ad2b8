import pg from 'pg'
const counts = new Map<string, number>()
const q = pg.Client.prototype.query
pg.Client.prototype.query = function (this: unknown, ...a: unknown[]) {
  const t = typeof a[0] === 'string' ? a[0] : (a[0] as { text?: string })?.text ?? '?'
  const k = t.trim().replace(/\s+/g, ' ').slice(0, 60)
  counts.set(k, (counts.get(k) ?? 0) + 1)
  return (q as (...x: unknown[]) => unknown).apply(this, a)
} as never
process.on('exit', () => {
  const all = [...counts].sort((a, b) => b[1] - a[1])
  console.log(all.reduce((s, [, n]) => s + n, 0)); for (const [k, n] of all.slice(0, 45)) console.log(n, k)
})
await import('./run.tmp')

const shown = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

/**
 * What is wanted of a figure: so many times what the peer answered, had it run beside this floor, and
 * a share of the floor itself.
 *
 * @param {import('../works.mjs').Work} work
 * @param {number} at 0 for one caller, 1 for sixteen
 * @param {number} floor requests a second of the floor in this run
 */
export const wantedOf = (work, at, floor) => {
  const peer = (work.peer[at] * floor) / work.floor[at]
  return Math.max((work.times ?? 0) * peer, (work.share ?? 0) * floor)
}

const row = ({ result, work, callers, at }) => {
  const { product, key, floor } = result.callers[callers]
  const wanted = wantedOf(work, at, floor.perSecond)
  return {
    work: result.name,
    callers,
    'floor /s': shown(floor.perSecond),
    'product /s': shown(product.perSecond),
    'key /s': shown(key.perSecond),
    'key of session': `${Math.round((key.perSecond / product.perSecond) * 100)} %`,
    'wanted /s': shown(wanted),
    reached:
      product.perSecond >= wanted ? 'yes' : `${Math.round((product.perSecond / wanted) * 100)} %`,
    'median ms': shown(product.medianMs),
    'p99 ms': shown(product.p99Ms),
    'CPU ms': shown(product.appCpuMs),
    'PostgreSQL ms': shown(product.postgresCpuMs),
    'floor CPU ms': shown(floor.appCpuMs),
    statements: shown(result.statements.product),
  }
}

/** Prints one line for each work and number of callers; processor time is per request. */
export const printTable = ({ results, works }) => {
  const rows = results.flatMap((result) => {
    const work = works.find(({ name }) => name === result.name)
    return Object.keys(result.callers).map((callers, at) => row({ result, work, callers, at }))
  })
  const names = Object.keys(rows[0] ?? {})
  console.log(`| ${names.join(' | ')} |\n|${names.map(() => '---|').join('')}`)
  for (const one of rows) console.log(`| ${names.map((name) => one[name]).join(' | ')} |`)
}

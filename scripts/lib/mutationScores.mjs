import path from 'node:path'

const DETECTED = ['Killed', 'Timeout']
const UNDETECTED = ['Survived', 'NoCoverage']

/**
 * Mutation score per folder; mutants that Stryker ignored or could not run do not count.
 *
 * @param {Record<string, { mutants: { status: string }[] }>} files of Stryker's report, by path
 * @returns {{ folder: string, detected: number, undetected: number, score: number }[]} score in
 *   percent; a folder without mutants is left out
 */
export const scoresOf = (files) => {
  const entries = Object.entries(files)
  return [...new Set(Object.keys(files).map((file) => path.dirname(file)))]
    .map((folder) => {
      const mutants = entries.flatMap(([file, of]) =>
        path.dirname(file) === folder ? of.mutants : [],
      )
      const count = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
      const [detected, undetected] = [count(DETECTED), count(UNDETECTED)]
      return { folder, detected, undetected, score: (100 * detected) / (detected + undetected) }
    })
    .filter(({ detected, undetected }) => detected + undetected > 0)
    .sort((a, b) => a.folder.localeCompare(b.folder))
}

/** Table of the scores; folders under the threshold are marked. */
export const tableOf = (scores, threshold) => {
  const rows = scores.map(({ folder, detected, undetected, score }) => [
    folder,
    score.toFixed(2),
    `${detected}`,
    `${undetected}`,
    score < threshold ? `below ${threshold} %` : '',
  ])
  const table = [['Folder', 'Score %', 'Detected', 'Undetected', ''], ...rows]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Stryker's own threshold is for all files together, so one weak folder could go unnoticed. */
class FolderReporter {
  static inject = ['options']

  constructor({ thresholds }) {
    this.threshold = thresholds.break
  }

  onMutationTestReportReady({ files }) {
    const scores = scoresOf(files)
    console.log(`\n${tableOf(scores, this.threshold)}\n`)
    if (scores.some(({ score }) => score < this.threshold)) process.exitCode = 1
  }
}

/** Read by Stryker, which loads this module as a plugin. */
export const strykerPlugins = [
  { kind: 'Reporter', name: 'folders', injectableClass: FolderReporter },
]

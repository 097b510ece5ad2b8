import type { TestProject } from 'vitest/node'
import { startDatabaseServer } from './databaseServer'
import { cloneDatabase, createTemplate } from './templateDatabase'

const TEMPLATE = 'backoffice_test_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** One connection string per worker, of a superuser; the first belongs to worker 1. */
    workerDatabases: string[]
  }
}

/** One server for the run, one template, one copy of it per worker. */
export default async function setup(project: TestProject) {
  const server = await startDatabaseServer()
  try {
    await createTemplate({ server, name: TEMPLATE })
    const workers = Math.max(1, Number(project.config.maxWorkers) || 1)
    const databases: string[] = []
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
  return () => server.stop()
}

import * as migration_0001_baseline from './0001_baseline'

export const migrations = [
  {
    up: migration_0001_baseline.up,
    down: migration_0001_baseline.down,
    name: '0001_baseline',
  },
]

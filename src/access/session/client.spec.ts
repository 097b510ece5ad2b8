import { expect, it } from 'vitest'
import { refuseUse } from './client'

const use = (client: { allowedNetworks?: unknown; channels?: unknown }, address = '10.0.0.1') =>
  refuseUse({
    client: { allowedNetworks: [], channels: ['rest'], ...client },
    address,
    channel: 'rest',
  })

it.each([
  [{}, null],
  [{ allowedNetworks: null }, null],
  [{ allowedNetworks: ['10.0.0.0/8'] }, null],
  [{ allowedNetworks: ['11.0.0.0/8'] }, 'networkNotAllowed'],
  [{ allowedNetworks: '10.0.0.0/8' }, 'networkNotAllowed'],
  [{ allowedNetworks: [10] }, 'networkNotAllowed'],
  [{ channels: ['mcp'] }, 'channelNotAllowed'],
  [{ channels: [] }, 'channelNotAllowed'],
  [{ channels: 'rest' }, 'channelNotAllowed'],
] as const)('judges %j as %j', (client, code) => expect(use(client)).toBe(code))

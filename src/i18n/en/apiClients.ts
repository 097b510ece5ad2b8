import type { Texts } from '../texts'
import type { apiClients as tr } from '../tr/apiClients'

export const apiClients: Texts<typeof tr> = {
  apiClients: {
    singular: 'Connected program',
    plural: 'Connected programs',
    new: 'New program',
    notFound: 'The program was not found.',
    fields: {
      name: 'Name',
      role: 'Role',
      scopes: 'Scopes',
      responsible: 'Responsible person',
      allowedNetworks: 'Allowed networks',
      channels: 'Interfaces',
      enabled: 'Enabled',
      expiresAt: 'Expires',
      key: 'Key',
    },
  },
}

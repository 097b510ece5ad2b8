import type { Texts } from '../texts'
import type { apiClients as tr } from '../tr/apiClients'

export const apiClients: Texts<typeof tr> = {
  apiClients: {
    singular: 'Programme connecté',
    plural: 'Programmes connectés',
    new: 'Nouveau programme',
    notFound: 'Programme introuvable.',
    fields: {
      name: 'Nom',
      role: 'Rôle',
      scopes: 'Portées',
      responsible: 'Responsable',
      allowedNetworks: 'Réseaux autorisés',
      channels: 'Interfaces d’accès',
      enabled: 'Activé',
      expiresAt: 'Expiration',
      key: 'Clé',
    },
  },
}

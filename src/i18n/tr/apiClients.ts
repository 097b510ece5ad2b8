export const apiClients = {
  apiClients: {
    singular: 'Bağlı program',
    plural: 'Bağlı programlar',
    new: 'Yeni program',
    notFound: 'Program bulunamadı.',
    fields: {
      name: 'Ad',
      role: 'Rol',
      scopes: 'Kapsam',
      responsible: 'Sorumlu',
      allowedNetworks: 'İzin verilen ağlar',
      channels: 'Arayüzler',
      enabled: 'Etkin',
      expiresAt: 'Bitiş',
      key: 'Anahtar',
    },
  },
}

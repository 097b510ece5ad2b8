export const projects = {
  companyProjects: {
    singular: 'Firma projesi',
    plural: 'Firma projeleri',
    notFound: 'Firma projesi bulunamadı.',
    new: 'Yeni proje',
    empty: 'Henüz proje yok',
    fields: {
      name: 'Proje adı',
      company: 'Firma',
      startDate: 'Başlangıç tarihi',
      endDate: 'Bitiş tarihi',
      defaultLink: 'Varsayılan bağlantı',
    },
    state: {
      upcoming: 'Başlamadı',
      running: 'Devam ediyor',
      finished: 'Bitti',
    },
    tenderCount: 'Teklif sayısı',
    openLink: 'Bağlantıyı aç',
  },
} as const

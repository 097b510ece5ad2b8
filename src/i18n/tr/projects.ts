export const projects = {
  companyProjects: {
    singular: 'Firma projesi',
    plural: 'Firma projeleri',
    notFound: 'Firma projesi bulunamadı.',
    new: 'Yeni proje',
    columns: { companyOwner: 'Müşteri sorumlusu' },
    fields: {
      name: 'Proje adı',
      company: 'Firma',
      startDate: 'Başlangıç tarihi',
      endDate: 'Bitiş tarihi',
      defaultLink: 'Varsayılan bağlantı',
    },
    state: {
      upcoming: 'Başlamadı',
      finished: 'Bitti',
    },
    none: {
      tenders: 'Bu proje için henüz teklif verilmedi.',
      movements: 'Bu projeye henüz stok çıkışı yapılmadı.',
      reservations: 'Bu proje için ayrılmış stok yok.',
    },
    issued: 'Çıkan stokun tutarı',
    whichMovements: 'Hareketleri gör',
  },
} as const

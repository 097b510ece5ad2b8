export const meets = {
  meets: {
    singular: 'Görüşme',
    plural: 'Görüşmeler',
    notFound: 'Görüşme bulunamadı.',
    new: 'Yeni görüşme',
    newWith: 'Yeni görüşme: {name}',
    columns: {
      companyPhone: 'Firma sahibi telefonu',
    },
    fields: {
      company: 'Firma',
      title: 'Konu',
      meetType: 'Görüşme türü',
      contactPerson: 'Görüşülen kişi',
      companyEmployee: 'Firma çalışanı',
      startsAt: 'Başlangıç',
      endsAt: 'Bitiş',
      allDay: 'Tüm gün',
      duration: 'Süre (dk)',
      status: 'Durum',
      notes: 'Notlar',
    },
    types: {
      visit: 'Ziyaret',
      phone: 'Telefon',
      online: 'Çevrim içi',
      email: 'E-posta',
      other: 'Diğer',
    },
    filters: { today: 'Bugün', thisWeek: 'Bu hafta' },
    statuses: {
      planned: 'Planlandı',
      held: 'Gerçekleşti',
      cancelled: 'İptal edildi',
    },
    general: 'Genel görüşme',
  },
} as const

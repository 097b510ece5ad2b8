export const audit = {
  audit: {
    singular: 'Etkinlik kaydı',
    plural: 'Etkinlik kayıtları',
    fields: {
      at: 'Zaman',
      user: 'Kullanıcı',
      userName: 'Adı',
      action: 'İşlem',
      command: 'Komut',
      subject: 'Konu',
      document: 'Kayıt no',
      part: 'Bölüm',
      partId: 'Bölüm no',
      address: 'Adres',
      requestId: 'İstek no',
      changes: 'Değişiklikler',
      details: 'Ayrıntılar',
    },
  },
} as const

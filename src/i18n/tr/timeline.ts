export const timeline = {
  notes: {
    singular: 'Not',
    plural: 'Notlar',
    new: 'Yeni not',
    notFound: 'Not bulunamadı.',
    fields: {
      subject: 'Kayıt türü',
      document: 'Kayıt numarası',
      kind: 'Türü',
      body: 'Metin',
      callOutcome: 'Görüşmenin sonucu',
      minutes: 'Süre (dk)',
      author: 'Yazan',
      company: 'Firma',
      editedAt: 'Düzenlendi',
    },
    subjects: {
      companies: 'Müşteri',
      employees: 'Çalışan',
      'company-projects': 'Proje',
      tenders: 'Teklif',
    },
    kinds: {
      note: 'Not',
      call: 'Görüşme kaydı',
    },
    outcomes: {
      reached: 'Görüşüldü',
      noAnswer: 'Yanıt yok',
      callBack: 'Geri aranacak',
    },
  },
} as const

export const registering = {
  registering: {
    register: 'Müşteri olarak kaydet',
    question: 'Bu kişi müşteri olarak kaydedilsin mi?',
    questionText:
      'Teklif kayıtlı müşteriye bağlanır. Daha önce gönderilen belge olduğu gibi kalır; bağlantısı teklifin değiştiğini söyler, tekrar gönderin.',
    done: 'Müşteri kaydedildi, teklif bağlandı',
    who: 'Müşteri',
    likely: 'Kayıtlı olabilecek müşteriler',
    newCustomer: 'Yeni müşteri',
    fields: {
      companyName: 'Firma adı',
      branchName: 'Şube (isteğe bağlı)',
      employeeName: 'İlgili kişi',
      email: 'E-posta',
      phone: 'Telefon',
    },
  },
} as const

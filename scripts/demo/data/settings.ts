import { validVkn } from '@/domain/customers/taxNumber'

export const SETTINGS = {
  defaultCurrency: 'TRY' as const,
  siteTitle: 'Anadolu Teknik',
  siteDescription: 'Elektrik, mekanik ve zayıf akım malzemeleri; satış, montaj ve bakım.',
  companyProfile: {
    name: 'Anadolu Teknik Elektrik Mekanik San. ve Tic. A.Ş.',
    address: 'İvedik OSB, 1354. Cadde No: 24, 06378 Yenimahalle / Ankara',
    phone: '0312 000 41 00',
    email: 'bilgi@anadoluteknik.example',
    taxOffice: 'İvedik',
    taxNumber: validVkn('068041235'),
    website: 'https://www.anadoluteknik.example',
    mersisNo: `0${validVkn('068041235')}00015`,
    banks: [
      {
        bank: 'Anadolu Bankası',
        holder: 'Anadolu Teknik A.Ş.',
        iban: 'TR33 0006 1005 1978 6457 8413 26',
        currency: 'TRY' as const,
      },
      {
        bank: 'Anadolu Bankası',
        holder: 'Anadolu Teknik A.Ş.',
        iban: 'TR06 0006 1005 1978 6457 8413 27',
        currency: 'EUR' as const,
      },
    ],
  },
  tenderTerms: {
    tr: [
      'Fiyatlarımıza KDV dâhil değildir; KDV ayrıca gösterilmiştir.',
      'Dövizli tekliflerde fatura günündeki TCMB döviz alış kuru esas alınır.',
      'Teslim süresi siparişin onayından sonra 10 iş günüdür, stok durumuna bağlıdır.',
      'Montaj bedeli ayrıca belirtilmedikçe teklife dâhil değildir.',
      'Ürünler imalat hatalarına karşı 2 yıl garantilidir.',
    ].join('\n'),
    en: [
      'Our prices do not include VAT, which is shown separately.',
      'Quotations in foreign currency are payable at the buying rate of the central bank of Türkiye on the day of the invoice.',
      'Delivery takes 10 working days from the confirmation of the order, subject to stock.',
      'Installation is included only where it is quoted.',
      'The products carry a two-year warranty against manufacturing defects.',
    ].join('\n'),
  },
  privacyNotice: {
    tr: [
      'Veri sorumlusu: Anadolu Teknik Elektrik Mekanik San. ve Tic. A.Ş., İvedik OSB, 1354. Cadde No: 24, Yenimahalle / Ankara.',
      'Teklife yanıt verirken yazdığınız ad ve metin, imzanız, yanıt zamanı, IP adresiniz ve tarayıcınız, sözleşmenin kurulması ve bir hakkın ispatı için (KVKK m. 5/2-c ve e) elektronik yolla toplanır.',
      'Bu kayıtlar teklifle birlikte on yıl saklanır ve yalnızca yetkili mercilerle paylaşılır.',
      'KVKK m. 11’deki haklarınız için bilgi@anadoluteknik.example adresine yazabilirsiniz.',
    ].join('\n'),
    en: [
      'Controller: Anadolu Teknik Elektrik Mekanik San. ve Tic. A.Ş., İvedik OSB, 1354. Cadde No: 24, Yenimahalle / Ankara, Türkiye.',
      'The name and text you give when answering a quotation, your signature, the time, your IP address and your browser are collected electronically to conclude the contract and to prove a right (KVKK, article 5/2-c and e).',
      'These records are kept with the quotation for ten years and shared with competent authorities only.',
      'For your rights under article 11 of the KVKK write to bilgi@anadoluteknik.example.',
    ].join('\n'),
  },
  timeZone: 'Europe/Istanbul',
}

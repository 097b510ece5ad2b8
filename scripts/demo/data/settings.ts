import { validVkn } from '@/domain/customers/taxNumber'

export const SETTINGS = {
  defaultCurrency: 'TRY',
  siteTitle: 'Anadolu Teknik',
  siteDescription: 'Elektrik, mekanik ve zayıf akım malzemeleri; satış, montaj ve bakım.',
  companyProfile: {
    name: 'Anadolu Teknik Elektrik Mekanik San. ve Tic. A.Ş.',
    address: 'İvedik OSB, 1354. Cadde No: 24, 06378 Yenimahalle / Ankara',
    phone: '0312 000 41 00',
    email: 'bilgi@anadoluteknik.example',
    taxOffice: 'İvedik',
    taxNumber: validVkn('068041235'),
    iban: 'TR33 0006 1005 1978 6457 8413 26',
  },
  tenderTerms: [
    'Fiyatlarımıza KDV dâhil değildir; KDV ayrıca gösterilmiştir.',
    'Dövizli tekliflerde fatura günündeki TCMB döviz alış kuru esas alınır.',
    'Teslim süresi siparişin onayından sonra 10 iş günüdür, stok durumuna bağlıdır.',
    'Montaj bedeli ayrıca belirtilmedikçe teklife dâhil değildir.',
    'Ürünler imalat hatalarına karşı 2 yıl garantilidir.',
  ].join('\n'),
  timeZone: 'Europe/Istanbul',
} as const

export const rates = {
  currencyRates: {
    singular: 'Döviz kuru',
    plural: 'Döviz kurları',
    new: 'Yeni kur',
    notFound: 'Döviz kuru bulunamadı.',
    fields: {
      day: 'Gün',
      currency: 'Para birimi',
      buying: 'Alış',
      selling: 'Satış',
      note: 'Not',
      source: 'Kaynak',
    },
    sources: { centralBank: 'Merkez Bankası', manual: 'Elle girildi' },
    /** Shown next to the rate of a tender or a movement while it is edited. */
    proposal: {
      facts: '{source}, {day}',
      text: 'Önerilen kur: {rate}',
      change: 'Türk Lirası karşılığı {before} → {after}.',
      stay: 'Fiyatlar değişmez.',
      take: 'Bu kuru kullan',
      kept: 'Bu kur: {facts}',
      none: 'Listede bu para biriminin kuru yok; kuru siz girin.',
      filled: 'Boş bırakırsanız kaydederken bu kur alınır.',
    },
  },
} as const

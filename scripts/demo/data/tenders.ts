import type { TenderType } from '@/domain/tenders/tenderTypes'

/** The subject of a tender and the stock types of its lines. */
export const TENDER_THEMES: {
  types: string[]
  group?: string
  titles: string[]
}[] = [
  {
    types: ['Kablo', 'Şalt ve pano'],
    group: 'Motor Yol Verme Panosu 7,5 kW',
    titles: [
      'Makine panosu malzemeleri',
      'Trafo çıkışı kablo değişimi',
      'Dağıtım panosu yenileme',
      'Kompanzasyon iyileştirme',
      'Atölye kuvvet tesisatı',
      'Şantiye geçici elektrik',
      'Hız kontrol cihazı değişimi',
    ],
  },
  {
    types: ['Aydınlatma', 'Kablo'],
    group: 'Ofis Aydınlatma Seti',
    titles: [
      'Ofis LED dönüşümü',
      'Depo aydınlatma yenileme',
      'Park ve çevre aydınlatması',
      'Acil aydınlatma tamamlama',
      'Otopark aydınlatma',
    ],
  },
  {
    types: ['Güneş enerjisi', 'Şalt ve pano'],
    group: 'Çatı GES 10 kW',
    titles: [
      'Çatı GES kurulumu',
      'GES invertör değişimi',
      'Enerji depolama ilavesi',
      'Arazi GES DC kablolama',
    ],
  },
  {
    types: ['İklimlendirme', 'Tesisat'],
    group: 'Split Klima Montaj Seti',
    titles: [
      'VRF klima sistemi',
      'Split klima değişimi',
      'Mutfak havalandırma',
      'Sunucu odası iklimlendirme',
      'Soğutma hattı bakımı',
      'Toplantı salonu kaset klima',
    ],
  },
  {
    types: ['Isıtma', 'Tesisat', 'Pompa ve hidrofor'],
    group: 'Kazan Dairesi Pompa Grubu',
    titles: [
      'Kazan dairesi dönüşümü',
      'Isı pompası uygulaması',
      'Radyatör ve vana yenileme',
      'Merkezi ısıtma pompa grubu',
      'Kombi toplu alımı',
    ],
  },
  {
    types: ['Pompa ve hidrofor', 'Tesisat'],
    group: 'Hidrofor Montaj Paketi',
    titles: [
      'Hidrofor yenileme',
      'Derin kuyu pompası',
      'Su deposu ve terfi hattı',
      'Pis su pompaj',
    ],
  },
  {
    types: ['Güvenlik ve kamera', 'Ağ ve zayıf akım'],
    group: 'Kamera Paketi 8 Kanal',
    titles: [
      'Çevre güvenlik kamera sistemi',
      'Kartlı geçiş sistemi',
      'Kampüs kamera ilavesi',
      'Plaka tanıma sistemi',
      'Veri merkezi kabinet ve kablolama',
    ],
  },
  {
    types: ['Yangın algılama', 'Kablo'],
    group: 'Yangın Algılama 1 Loop',
    titles: [
      'Yangın algılama sistemi',
      'Yangın dolabı ve tüp yenileme',
      'Adresli dedektör değişimi',
    ],
  },
  {
    types: ['Ağ ve zayıf akım', 'Kablo'],
    group: 'Rack Kabinet Hazır Set',
    titles: ['Yapısal kablolama', 'Fiber omurga hattı', 'Switch yenileme'],
  },
]

export const TENDER_TYPE_CHOICES: TenderType[] = [
  'sale',
  'sale',
  'sale',
  'service',
  'rental',
  'other',
]

export const UNREGISTERED_PEOPLE = [
  {
    unconnectedName: 'Nihat Sezgin',
    unconnectedEmail: 'nihat.sezgin@posta.example',
    unconnectedPhone: '0532 000 18 27',
  },
  { unconnectedName: 'Av. Gülay Erten', unconnectedEmail: 'gulay.erten@posta.example' },
  { unconnectedName: 'Dr. Cenk Balaban', unconnectedPhone: '0542 000 63 09' },
  { unconnectedName: 'Kemal Usta (bireysel)', unconnectedPhone: '0505 000 77 31' },
  { unconnectedName: 'Selin Aksoy Mimarlık', unconnectedEmail: 'selin@aksoymimarlik.example' },
  { unconnectedName: 'رامي الخطيب', unconnectedEmail: 'rami.alkhatib@posta.example' },
]

export const LABOUR = [
  'Nakliye ve vinç bedeli',
  'Eski malzemenin sökümü ve teslimi',
  'Test, ölçüm ve raporlama',
  'Proje çizimi ve onay takibi',
  'Kullanıcı eğitimi (yarım gün)',
] as const

export const COMMENTS = [
  'Kablo metrajları yerinde ölçüye göre kesinleşir.',
  'Teslim, şantiye sahasına araç üstüdür.',
  'Montaj için iskele işveren tarafından sağlanacaktır.',
] as const

export const REASONS = {
  /** By the lost reason that they are counted under. */
  reject: [
    ['Fiyat', 'Bütçe onaylanmadı'],
    ['Rakip', 'Rakip firma tercih edildi'],
    ['Vazgeçildi', 'Proje ertelendi'],
    ['Termin', 'Teslim süresi uzun bulundu'],
    ['Fiyat', 'Fiyat yüksek bulundu'],
  ],
  cancel: [
    'Müşteri talebi değişti',
    'Mükerrer teklif',
    'Ürün üretimden kalktı',
    'Keşif sonucu kapsam değişti',
  ],
} as const

export const INTERNAL_NOTES = [
  'Kâr oranı düşük, başka iskonto yapılmasın.',
  'Satın alma müdürü cuma günü dönüş yapacak.',
  'Rakip teklif gördüler; servis hızımız öne çıkarılmalı.',
] as const

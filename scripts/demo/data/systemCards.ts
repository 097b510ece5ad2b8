import type { CardFamily } from './cardFamily'

const CAMERA = { type: 'Güvenlik ve kamera', unit: 'piece', taxRate: 20, boughtIn: 'USD' } as const
const FIRE = { type: 'Yangın algılama', unit: 'piece', taxRate: 20, boughtIn: 'EUR' } as const
const NETWORK = { type: 'Ağ ve zayıf akım', unit: 'piece', taxRate: 20, boughtIn: 'USD' } as const
const SITE = { type: 'Şantiye ve sarf', unit: 'piece', taxRate: 20, boughtIn: 'TRY' } as const
const SERVICE = { type: 'Hizmet', unit: 'hour', taxRate: 20, boughtIn: 'TRY', lot: 0 } as const

export const SYSTEM_CARDS: CardFamily[] = [
  {
    ...CAMERA,
    sku: 'KAM',
    name: 'IP Kamera {}',
    lot: 60,
    variants: [
      ['4MP Dome 2,8 mm', 2890],
      ['4MP Bullet 4 mm', 3120],
      ['8MP Dome Motorize', 6950],
      ['8MP Plaka Tanıma', 24600],
    ],
  },
  {
    ...CAMERA,
    sku: 'NVR',
    name: 'Kayıt Cihazı NVR {}',
    lot: 8,
    variants: [
      ['8 Kanal', 8900],
      ['16 Kanal PoE', 17800],
      ['32 Kanal 4 Disk', 32400],
    ],
  },
  {
    ...CAMERA,
    sku: 'HDD',
    name: 'Güvenlik Diski {}',
    lot: 24,
    variants: [
      ['4 TB', 5890],
      ['8 TB', 10900],
    ],
  },
  {
    ...CAMERA,
    sku: 'GEC',
    name: 'Kartlı Geçiş {}',
    lot: 20,
    variants: [
      ['Okuyucu Mifare', 2450],
      ['Kontrol Paneli 4 Kapı', 11800],
      ['Turnike Tek Kol', 68500],
    ],
  },
  {
    ...FIRE,
    sku: 'YNG',
    name: 'Adresli Yangın {}',
    lot: 120,
    variants: [
      ['Duman Dedektörü', 1180],
      ['Isı Dedektörü', 1090],
      ['İhbar Butonu', 1340],
      ['Siren Flaşör', 1890],
    ],
  },
  {
    ...FIRE,
    sku: 'YSN',
    name: 'Yangın Alarm Santrali {}',
    lot: 4,
    variants: [
      ['1 Loop', 34500],
      ['2 Loop', 52800],
      ['4 Loop', 88900],
    ],
  },
  {
    ...FIRE,
    sku: 'SON',
    name: 'Yangın Söndürme {}',
    boughtIn: 'TRY',
    lot: 50,
    variants: [
      ['Tüpü 6 kg KKT', 1290],
      ['Tüpü 5 kg CO₂', 3480],
      ['Dolabı 20 m Hortumlu', 4850],
    ],
  },
  {
    ...NETWORK,
    sku: 'SWT',
    name: 'Yönetilebilir Switch {}',
    lot: 15,
    variants: [
      ['8 Port PoE', 9800],
      ['24 Port PoE', 28900],
      ['48 Port PoE+', 54600],
    ],
  },
  {
    ...NETWORK,
    sku: 'KBN',
    name: 'Rack Kabinet {}',
    boughtIn: 'TRY',
    lot: 8,
    variants: [
      ['9U Duvar', 5650],
      ['26U 600x800', 17900],
      ['42U 800x1000', 31200],
    ],
  },
  {
    ...NETWORK,
    sku: 'FIB',
    name: 'Fiber Optik Kablo {}',
    unit: 'm',
    lot: 2000,
    variants: [
      ['4 Core SM', 18.4],
      ['12 Core SM', 32.7],
      ['24 Core OM3', 96.5],
    ],
  },
  {
    ...SITE,
    sku: 'TAV',
    name: 'Kablo Tavası {}',
    unit: 'm',
    lot: 300,
    variants: [
      ['100x50', 186],
      ['200x50', 258],
      ['300x60', 364],
    ],
  },
  {
    ...SITE,
    sku: 'KLM',
    name: 'Sarf Malzemesi {}',
    unit: 'set',
    lot: 80,
    variants: [
      ['Pabuç Seti', 890],
      ['Dübel-Vida Seti', 340],
      ['Makaron Seti', 265],
    ],
  },
  {
    ...SITE,
    sku: 'ISG',
    name: 'İş Güvenliği {}',
    taxRate: 10,
    lot: 100,
    variants: [
      ['Baret', 245],
      ['Reflektif Yelek', 165],
      ['İzole Eldiven 1000V', 1490],
    ],
  },
  {
    ...SITE,
    sku: 'HIJ',
    name: 'Hijyen {}',
    taxRate: 10,
    lot: 60,
    variants: [
      ['Sıvı Sabun 5 L', 198],
      ['Endüstriyel Bez 5 kg', 420],
    ],
  },
  {
    ...SITE,
    sku: 'IKR',
    name: 'Şantiye İkramı {}',
    taxRate: 1,
    lot: 90,
    variants: [
      ['Siyah Çay 1 kg', 285],
      ['Kumanya Kolisi', 640],
      ['Toz Şeker 5 kg', 218],
    ],
  },
  {
    ...SERVICE,
    sku: 'HZM',
    name: '{}',
    variants: [
      ['Montaj İşçiliği', 780],
      ['Mühendislik ve Devreye Alma', 1850],
      ['Periyodik Bakım', 1150],
      ['Acil Servis Müdahalesi', 2400],
    ],
  },
  {
    ...SITE,
    sku: 'ALT',
    name: 'El Aleti {}',
    lot: 15,
    variants: [
      ['Akülü Matkap 18V', 7450],
      ['Kırıcı Delici SDS-Max', 18900],
      ['Pens Ampermetre', 4650],
    ],
  },
  {
    ...NETWORK,
    sku: 'PRZ',
    name: 'Data Prizi {}',
    boughtIn: 'TRY',
    lot: 200,
    variants: [
      ['CAT6 Tekli', 145],
      ['CAT6 İkili', 228],
    ],
  },
]

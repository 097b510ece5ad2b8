/** Ready-made sets: name, what for, and the SKUs with the quantity in one set. */
export const STOCK_GROUPS: {
  name: string
  description: string
  parts: [sku: string, quantity: number][]
}[] = [
  {
    name: 'Daire Elektrik Tesisat Paketi',
    description: '100 m² daire için kablo ve sigorta.',
    parts: [
      ['NYM-001', 120],
      ['NYM-002', 180],
      ['SIG-001', 4],
      ['SIG-002', 8],
      ['KAK-001', 1],
    ],
  },
  {
    name: 'Ofis Aydınlatma Seti',
    description: '100 m² açık ofis.',
    parts: [
      ['LED-001', 14],
      ['ACL-001', 3],
      ['NYM-001', 90],
    ],
  },
  {
    name: 'Depo Aydınlatma Seti',
    description: '500 m² yüksek tavanlı depo.',
    parts: [
      ['HIG-001', 8],
      ['ACL-002', 4],
      ['NYM-004', 110],
    ],
  },
  {
    name: 'Kamera Paketi 8 Kanal',
    description: 'Sekiz kamera, kayıt cihazı ve disk.',
    parts: [
      ['KAM-001', 8],
      ['NVR-001', 1],
      ['HDD-001', 1],
      ['CAT-001', 1],
    ],
  },
  {
    name: 'Kamera Paketi 16 Kanal',
    description: 'On altı kamera, PoE kayıt cihazı.',
    parts: [
      ['KAM-002', 16],
      ['NVR-002', 1],
      ['HDD-002', 2],
      ['CAT-002', 2],
    ],
  },
  {
    name: 'Çatı GES 10 kW',
    description: 'Panel, invertör ve koruma.',
    parts: [
      ['GES-003', 18],
      ['EVR-002', 1],
      ['TMS-001', 1],
      ['NYY-002', 40],
    ],
  },
  {
    name: 'Yangın Algılama 1 Loop',
    description: 'Santral, dedektör ve siren.',
    parts: [
      ['YSN-001', 1],
      ['YNG-001', 24],
      ['YNG-003', 6],
      ['YNG-004', 4],
      ['N2XH-001', 350],
    ],
  },
  {
    name: 'Kazan Dairesi Pompa Grubu',
    description: 'Yedekli sirkülasyon.',
    parts: [
      ['SIR-002', 2],
      ['VAN-003', 4],
      ['GNL-002', 1],
    ],
  },
  {
    name: 'Split Klima Montaj Seti',
    description: '12.000 BTU klima, boru ve gaz.',
    parts: [
      ['SPL-002', 1],
      ['BKR-001', 5],
      ['BKR-002', 5],
      ['GAZ-001', 1.2],
    ],
  },
  {
    name: 'Motor Yol Verme Panosu 7,5 kW',
    description: 'Montajı yapılmış pano.',
    parts: [
      ['PAN-001', 1],
      ['KON-002', 3],
      ['SIG-004', 1],
      ['KLM-001', 1],
    ],
  },
  {
    name: 'Hidrofor Montaj Paketi',
    description: 'İki pompalı set ve bağlantı.',
    parts: [
      ['HDR-002', 1],
      ['VAN-003', 3],
      ['CEL-002', 12],
    ],
  },
  {
    name: 'Rack Kabinet Hazır Set',
    description: 'Kabinet, switch ve kablolama.',
    parts: [
      ['KBN-002', 1],
      ['SWT-002', 1],
      ['CAT-001', 2],
      ['PRZ-002', 24],
    ],
  },
]

/**
 * Colleagues of the administrator. Their passwords are random and not stored anywhere: an
 * administrator sets new ones.
 */
export const USERS = [
  {
    name: 'Elif Karaca',
    email: 'elif.karaca@anadoluteknik.example',
    role: 'Satış',
    phone: '0312 000 41 11',
  },
  {
    name: 'Mert Akın',
    email: 'mert.akin@anadoluteknik.example',
    role: 'Satış',
    phone: '0312 000 41 12',
  },
  {
    name: 'Hasan Taş',
    email: 'hasan.tas@anadoluteknik.example',
    role: 'Depo',
    phone: '0312 000 41 21',
  },
  {
    name: 'Zeynep Ünal',
    email: 'zeynep.unal@anadoluteknik.example',
    role: 'Muhasebe',
    phone: '0312 000 41 31',
  },
  {
    name: 'Burak Şimşek',
    email: 'burak.simsek@anadoluteknik.example',
    role: 'İzleyici',
    phone: '0312 000 41 41',
  },
] as const

/** Left the company: shows what a suspended user looks like. */
export const PASSIVE_USER = 'burak.simsek@anadoluteknik.example'

/** A bulletin as the central bank writes it, byte for byte like the real ones. */
type Written = { code: string; unit?: number; buying?: string; selling?: string }

const currency = ({ code, unit = 1, buying = '', selling = '' }: Written): string => `
	<Currency CrossOrder="0" Kod="${code}" CurrencyCode="${code}">
			<Unit>${unit}</Unit>
			<Isim>ABD DOLARI    </Isim>
			<CurrencyName>US DOLLAR</CurrencyName>
			<ForexBuying>${buying}</ForexBuying>
			${selling ? `<ForexSelling>${selling}</ForexSelling>` : '<ForexSelling/>'}
			<BanknoteBuying></BanknoteBuying>
			<BanknoteSelling/>
			<CrossRateUSD/>
			<CrossRateOther>1.1765</CrossRateOther>
	</Currency>`

/** @param day `YYYY-MM-DD` */
export const bulletinXml = (day: string, rates: readonly Written[]): string => {
  const [year, month, date] = day.split('-')
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="${date}.${month}.${year}" Date="${month}/${date}/${year}"  Bulten_No="2026/41" >${rates.map(currency).join('')}
</Tarih_Date>
`
}

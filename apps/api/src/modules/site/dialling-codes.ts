/** Country calling codes (ITU-T E.164) by ISO 3166 code, of the countries from which players register. */
const CODES =
  'AE 971 AF 93 AR 54 AT 43 AU 61 BD 880 BE 32 BH 973 BN 673 BR 55 BT 975 CA 1 CH 41 CL 56 CN 86 CO 57 CY 357 CZ 420 DE 49 DK 45 EE 372 EG 20 ES 34 FI 358 FR 33 GB 44 GE 995 GR 30 HK 852 HR 385 HU 36 ID 62 IE 353 IL 972 IN 91 IQ 964 IT 39 JO 962 JP 81 KE 254 KH 855 KR 82 KW 965 KZ 7 LA 856 LB 961 LK 94 LT 370 LU 352 LV 371 MA 212 MM 95 MO 853 MT 356 MU 230 MV 960 MX 52 MY 60 NG 234 NL 31 NO 47 NP 977 NZ 64 OM 968 PE 51 PH 63 PK 92 PL 48 PT 351 QA 974 RO 40 RS 381 SA 966 SE 46 SG 65 SI 386 SK 421 TH 66 TN 216 TR 90 TW 886 TZ 255 UA 380 UG 256 US 1 UZ 998 VN 84 YE 967 ZA 27';

const BY_COUNTRY = new Map(
  CODES.split(' ').flatMap((code, index, all) =>
    index % 2 === 0 ? [[code, all[index + 1] ?? '']] : [],
  ) as [string, string][],
);

/** Countries by calling code; when several share a code, the last one named. */
const BY_CODE = new Map([...BY_COUNTRY].map(([country, code]) => [code, country]));

/**
 * Country and calling code for a visitor. When the country is unknown, those of the site's own code, such as `+880`.
 */
export function diallingCodeOf(
  country: string | undefined,
  defaultDiallingCode: string,
): { country: string; countryDialingCode: string } {
  const code = country ? BY_COUNTRY.get(country) : undefined;
  if (country && code) return { country, countryDialingCode: code };
  const countryDialingCode = defaultDiallingCode.replace('+', '');
  return { country: BY_CODE.get(countryDialingCode) ?? '', countryDialingCode };
}

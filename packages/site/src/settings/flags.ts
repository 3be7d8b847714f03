/** Names that the specification fixes, as they are stored and sent. Free of zod. */

/** White-label flags as stored and sent (ENTITY-15, SHELL-76 to SHELL-82, KYC3 of SHELL-97). */
export const WHITELABEL_FLAGS = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'CBS3',
  'TRANSBETREPMEM3',
  'TRANSREC3',
  'PERSREP',
  'REWCEN3',
  'MANPLAYREB3',
  'SECPRIV',
  'MOBILELOGIN3',
  'REFERRAL3',
  'PHONEVERF3',
  'MAILVERF3',
  'VIPBENEFIT3',
  'KYC3',
  'SERVICE_LIVECHAT',
  'SERVICE_TELEGRAM',
  'SERVICE_FACEBOOK',
  'SERVICE_VIBER',
  'SERVICE_MESSENGER',
  'SERVICE_SpeedTest',
] as const;

/** Template flags, `'1'` or `'0'` (SHELL-83, SHELL-84). */
export const TEMPLATE_FLAGS = ['mem_cen', 'dep_func'] as const;

/** Fields of the registration payload that a rule can govern, in payload order (ENTITY-06). */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'affiliateCode',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'birthday',
  'captcha',
  'verificationCode',
] as const;

/** Types of links a site can hold (ENTITY-16, ENTITY-17). */
export const RESOURCE_TYPES = [
  'IOS',
  'Android',
  'MOBILECONFIG',
  'AppDownloadIcon',
  'FACEBOOK',
  'TELEGRAM',
  'VIBER',
  'MESSENGER',
  'SpeedTest',
] as const;

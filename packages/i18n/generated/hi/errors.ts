// Generated from the message files by: npm run messages --workspace @maidan/i18n
import type { CompiledCatalogue } from '../../src/catalogues/catalogue.types.ts';

export const messages: CompiledCatalogue = {
 "errors.operators.no_reset_check": [
  "जिनका कुछ भी सत्यापित नहीं, उन्हें यह साइट लिंक नहीं भेजती।"
 ],
 "errors.operators.contact_verified": [
  "सदस्य का सत्यापित पता या नंबर है। लिंक वहीं भेजें।"
 ],
 "errors.operators.nothing_confirmed": [
  "कोई मंज़ूर पहचान पत्र इस पते या नंबर की पुष्टि नहीं करता।"
 ],
 "errors.operators.nothing_to_pay": [
  "इस चैनल की फ़ाइल के लिए कोई स्वीकृत निकासी बाकी नहीं है।"
 ],
 "errors.operators.file_refused": [
  "फ़ाइल नहीं ली गई, और इसका कुछ भी गिना नहीं गया। चैनल से सही फ़ाइल लें।"
 ],
 "errors.operators.not_excluded": [
  "इस सदस्य का कोई चालू स्वयं-बहिष्कार नहीं है।"
 ],
 "errors.operators.exclusion_runs": [
  "स्वयं-बहिष्कार का समय पूरा नहीं हुआ। इसे कोई ख़त्म नहीं कर सकता।"
 ],
 "errors.operators.wish_too_new": [
  "सदस्य के माँगने के 24 घंटे बाद स्वयं-बहिष्कार ख़त्म होता है: ",
  [
   "from"
  ],
  " से।"
 ],
 "errors.operators.not_stopped": [
  "इस सदस्य की निकासी अभी रुकी नहीं है।"
 ],
 "errors.operators.withdrawals_stopped": [
  "इस सदस्य की निकासी रोकी गई है।"
 ],
 "errors.request.invalid": [
  "अनुरोध समझ में नहीं आया। जो लिखा है उसे जाँचें और फिर कोशिश करें।"
 ],
 "errors.request.too_large": [
  "आपने जो भेजा वह बहुत बड़ा है। उसे छोटा करके फिर कोशिश करें।"
 ],
 "errors.request.unsupported_media": [
  "इस तरह की फ़ाइल या फ़ॉर्म यहाँ पढ़ा नहीं जा सकता।"
 ],
 "errors.request.not_found": [
  "आपने जो माँगा वह यहाँ नहीं है।"
 ],
 "errors.request.method_not_allowed": [
  "यह यहाँ नहीं किया जा सकता। पेज फिर से लोड करें।"
 ],
 "errors.request.conflict": [
  "यह पहले ही दूसरी जानकारी के साथ भेजा जा चुका है। पेज फिर से लोड करके नतीजा देखें।"
 ],
 "errors.request.too_many": [
  "बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश करें।"
 ],
 "errors.request.not_sealed": [
  "फ़ॉर्म सुरक्षित ढंग से नहीं भेजा गया। पेज फिर से लोड करके एक बार और कोशिश करें।"
 ],
 "errors.request.seal_invalid": [
  "फ़ॉर्म हमारी ओर खोला नहीं जा सका। पेज फिर से लोड करके एक बार और कोशिश करें।"
 ],
 "errors.request.seal_key_unknown": [
  "फ़ॉर्म पुरानी कुंजी से सील किया गया था। उसे फिर से भेजें।"
 ],
 "errors.site.unknown_host": [
  "इस पते पर कोई साइट नहीं है।"
 ],
 "errors.site.maintenance": [
  "सिस्टम अपग्रेड हो रहा है। कृपया थोड़ी देर बाद फिर कोशिश करें।"
 ],
 "errors.site.region_blocked": [
  "आपके IP पते या स्थान से यह साइट उपलब्ध नहीं है। अगर यह ग़लत है तो हमसे संपर्क करें।"
 ],
 "errors.site.feature_off": [
  "यह सुविधा इस साइट पर उपलब्ध नहीं है।"
 ],
 "errors.session.missing": [
  "आपने लॉग इन नहीं किया है। पहले लॉग इन करें।"
 ],
 "errors.session.expired": [
  "आपका खाता साइन आउट हो गया। फिर से लॉग इन करें।"
 ],
 "errors.session.role": [
  "इस खाते को इसकी अनुमति नहीं है।"
 ],
 "errors.session.formal_account_required": [
  "मुफ़्त खेल में यह नहीं किया जा सकता। असली खाते से लॉग इन करें।"
 ],
 "errors.auth.credentials_wrong": [
  "यूज़रनेम या पासवर्ड मेल नहीं खाता। दोनों जाँचें और फिर कोशिश करें।"
 ],
 "errors.auth.captcha_required": [
  "तस्वीर में दिया कोड भी लिखें।"
 ],
 "errors.auth.captcha_wrong": [
  "तस्वीर का कोड ग़लत है। नई तस्वीर का कोड लिखें।"
 ],
 "errors.auth.human_check_failed": [
  "आप इंसान हैं, इसकी जाँच पूरी नहीं हुई। फिर कोशिश करें।"
 ],
 "errors.auth.username_taken": [
  "यह यूज़रनेम पहले से मौजूद है। कोई दूसरा चुनें।"
 ],
 "errors.auth.fields_invalid": [
  "कुछ ख़ानों में सुधार की ज़रूरत है।"
 ],
 "errors.auth.account_disabled": [
  "यह यूज़र मौजूद नहीं है या बंद है। ग्राहक सेवा से संपर्क करें।"
 ],
 "errors.auth.excluded": [
  "आपने ",
  [
   "until"
  ],
  " तक यहाँ खेलने से ख़ुद को दूर रखा है। इसे कोई पहले ख़त्म नहीं कर सकता। बैलेंस हो तो ग्राहक सेवा को लिखें।"
 ],
 "errors.auth.exclusion_over": [
  "आपका स्वयं-बहिष्कार ",
  [
   "until"
  ],
  " तक था। यहाँ फिर खेलना हो, तो ग्राहक सेवा को लिखें: माँगने के 24 घंटे बाद दो लोग फ़ैसला करके खाता खोलते हैं।"
 ],
 "errors.auth.excluded_for_good": [
  "आपने यहाँ खेलने से ख़ुद को हमेशा के लिए दूर रखा है। बैलेंस हो तो ग्राहक सेवा को लिखें।"
 ],
 "errors.auth.blocked": [
  [
   "until"
  ],
  " तक लॉग इन रोक दिया गया है। बताया गया कारण: “",
  [
   "told"
  ],
  "”।"
 ],
 "errors.auth.not_agent": [
  "यह एजेंट खाता नहीं है, इसलिए एजेंट के रूप में लॉग इन नहीं हो सकता।"
 ],
 "errors.auth.not_member": [
  "यह सदस्य खाता नहीं है, इसलिए यहाँ लॉग इन नहीं हो सकता।"
 ],
 "errors.auth.invitation_invalid": [
  "निमंत्रण कोड सही नहीं है। उसे जाँचें या ख़ाली छोड़ दें।"
 ],
 "errors.auth.terms_required": [
  "पहले शर्तें स्वीकार करें।"
 ],
 "errors.auth.underage": [
  "जन्मतिथि सही लिखें। आपकी उम्र न्यूनतम उम्र से कम नहीं होनी चाहिए।"
 ],
 "errors.auth.code_wrong": [
  "सत्यापन कोड ग़लत है। संदेश देखकर उसे फिर से लिखें।"
 ],
 "errors.auth.code_expired": [
  "यह कोड अब मान्य नहीं है। नया कोड मँगाएँ।"
 ],
 "errors.auth.mobile_invalid": [
  "मोबाइल नंबर सही नहीं है। नंबर और देश का कोड जाँचें।"
 ],
 "errors.auth.mobile_taken": [
  "इस मोबाइल नंबर से पहले ही एक खाता है। उसी से लॉग इन करें।"
 ],
 "errors.auth.phone_token_invalid": [
  "फ़ोन का सत्यापन नहीं हो सका। नया कोड मँगाएँ।"
 ],
 "errors.auth.reset_link_invalid": [
  "पासवर्ड वापस पाने का यह लिंक इस्तेमाल हो चुका है या इसकी अवधि बीत चुकी है। नया लिंक मँगाएँ।"
 ],
 "errors.auth.password_wrong": [
  "पुराना पासवर्ड ग़लत है। उसे फिर से लिखें।"
 ],
 "errors.auth.password_same": [
  "नया और पुराना पासवर्ड एक नहीं हो सकते। कोई दूसरा चुनें।"
 ],
 "errors.auth.sign_in_again": [
  "आपने काफ़ी देर पहले लॉग इन किया था। साइन आउट करके फिर से लॉग इन करें और तुरंत बदलाव दोहराएँ।"
 ],
 "errors.auth.social_unavailable": [
  "यह सुविधा फ़िलहाल उपलब्ध नहीं है। किसी दूसरे तरीक़े से लॉग इन करें।"
 ],
 "errors.auth.social_refused": [
  "लॉग इन रद्द हुआ या उसके जवाब की अवधि बीत गई। फिर कोशिश करें।"
 ],
 "errors.auth.social_new": [
  "यह खाता यहाँ नया है। इसे जोड़ने के लिए रजिस्टर करें।"
 ],
 "errors.auth.second_step": [
  "आपके खाते में दूसरा चरण लगता है। ऐप का कोड लिखें।"
 ],
 "errors.auth.second_code_wrong": [
  "कोड ग़लत है या इस्तेमाल हो चुका है। ऐप में अभी दिख रहा कोड, या एक रिकवरी कोड लिखें।"
 ],
 "errors.auth.second_step_over": [
  "बहुत समय बीत गया। फिर लॉग इन करें।"
 ],
 "errors.auth.trial_unavailable": [
  "इस समय मुफ़्त खेल का खाता नहीं खुल सकता। थोड़ी देर में फिर कोशिश करें।"
 ],
 "errors.member.payee_name_set": [
  "प्राप्तकर्ता का नाम पहले ही दर्ज है और यहाँ बदला नहीं जा सकता। ग्राहक सेवा से संपर्क करें।"
 ],
 "errors.member.fields_invalid": [
  "कुछ ख़ानों में सुधार की ज़रूरत है।"
 ],
 "errors.member.message_not_found": [
  "यह संदेश आपके इनबॉक्स में नहीं है। सूची फिर देखें।"
 ],
 "errors.messages.undeliverable": [
  "संदेश भेजा नहीं जा सका। थोड़ी देर में फिर कोशिश करें।"
 ],
 "errors.agent.contract_not_found": [
  "इस समय आपके लिए इस तरह का कोई अनुबंध नहीं है।"
 ],
 "errors.agent.contract_changed": [
  "इस बीच अनुबंध बदल गया है। फ़ैसला करने से पहले नई शर्तें पढ़ें।"
 ],
 "errors.agent.contract_answered": [
  "इस अनुबंध का जवाब पहले ही दिया जा चुका है। इसकी मौजूदा स्थिति नीचे देखें।"
 ],
 "errors.agent.member_not_found": [
  "आपकी टीम में ऐसा सदस्य नहीं है। नाम जाँच लें।"
 ],
 "errors.agent.link_taken": [
  "यह कोड लिया जा चुका है। कोई और चुनें।"
 ],
 "errors.agent.links_full": [
  "अब और लिंक नहीं जोड़े जा सकते। किसी पुराने का नाम बदल लें।"
 ],
 "errors.agent.link_not_found": [
  "आपका ऐसा कोई लिंक नहीं है।"
 ],
 "errors.agent.rate_too_high": [
  "यह दर आपकी अपनी दर से ज़्यादा है। जितनी आपकी दर है, ज़्यादा से ज़्यादा उतनी ही दी जा सकती है।"
 ],
 "errors.agent.settlement_not_found": [
  "इस नंबर का कोई हिसाब नहीं है।"
 ],
 "errors.agent.contract_ended": [
  "आपके जवाब से पहले यह प्रस्ताव वापस ले लिया गया। अब जो है वह नीचे देखें।"
 ],
 "errors.agent.no_contracts": [
  "इस सदस्य के साथ अनुबंध नहीं हो सकता।"
 ],
 "errors.agent.terms_invalid": [
  "ये शर्तें आपस में मेल नहीं खातीं। पायदान और तारीख जाँच लें।"
 ],
 "errors.agent.not_downline": [
  "यह सदस्य आपकी अपनी टीम में नहीं है।"
 ],
 "errors.service.article_not_found": [
  "यह लेख बदल गया है या हटा दिया गया है। सहायता केंद्र फिर से खोलें।"
 ],
 "errors.service.feedback_length": [
  "लेख बहुत छोटा या बहुत लंबा है। ",
  [
   "minLength",
   "number"
  ],
  " से ",
  [
   "maxLength",
   "number"
  ],
  " वर्ण लिखें।"
 ],
 "errors.wallet.insufficient_funds": [
  "इस रक़म के लिए बैलेंस कम है।"
 ],
 "errors.wallet.amount_invalid": [
  "रक़म सही नहीं है। शून्य से ज़्यादा रक़म अंकों में लिखें।"
 ],
 "errors.wallet.currency_mismatch": [
  "रक़म आपके वॉलेट की मुद्रा में नहीं है।"
 ],
 "errors.wallet.record_not_found": [
  "आपके रिकॉर्ड में ऐसी कोई प्रविष्टि नहीं है।"
 ],
 "errors.operators.reward_refused": [
  "यह इनाम नहीं दिया जा सकता। रक़म और सदस्य के बोनस जाँच लें।"
 ],
 "errors.operators.checks_failed": [
  "इस आवेदन की सभी जाँचें पास नहीं हैं।"
 ],
 "errors.operators.claimed": [
  "इस पर कोई और काम कर रहा है। कारण लिखकर इसे अपने पास लें, या इंतज़ार करें।"
 ],
 "errors.operators.claim_missing": [
  "पहले इसे अपने पास लें।"
 ],
 "errors.operators.changed_since": [
  "आपके पढ़ने के बाद यह बदल गया है। फ़ैसले से पहले फिर पढ़ लें।"
 ],
 "errors.operators.documents_off": [
  "यह साइट पहचान पत्र नहीं लेती।"
 ],
 "errors.operators.not_paid": [
  "चैनल ने इसे चुकाया हुआ नहीं बताया।"
 ],
 "errors.operators.not_payer": [
  "यह भुगतान किसी और सदस्य के ऑर्डर का है।"
 ],
 "errors.operators.reference_credited": [
  "यह भुगतान पहले ही जमा हो चुका है।"
 ],
 "errors.operators.channel_silent": [
  "चैनल जवाब नहीं दे रहा। बाद में फिर पूछें।"
 ],
 "errors.operators.channel_unknown": [
  "चैनल इस भुगतान को नहीं जानता।"
 ],
 "errors.operators.note_missing": [
  "इसे किसी और की मंज़ूरी चाहिए। कारण नोट में लिखें।"
 ],
 "errors.operators.own_proposal": [
  "यह अनुरोध आपका है, इसलिए निर्णय कोई और लेगा। आप चाहें तो इसे वापस ले सकते हैं।"
 ],
 "errors.operators.not_maker": [
  "जिसने अनुरोध किया है, केवल वही उसे वापस ले सकता है।"
 ],
 "errors.operators.last_editor": [
  "इसे सबसे आख़िर में आपने बदला, या इससे आपको लाभ है, इसलिए मंज़ूरी कोई और देगा।"
 ],
 "errors.operators.proposal_decided": [
  "इस अनुरोध पर पहले ही निर्णय हो चुका है।"
 ],
 "errors.operators.proposal_expired": [
  "इस अनुरोध का समय निकल गया। नया अनुरोध करें।"
 ],
 "errors.operators.proposal_void": [
  "जिसके बारे में अनुरोध है, वह इस बीच बदल गया है। फिर से देखकर नया अनुरोध करें।"
 ],
 "errors.operators.proposal_unlike": [
  "यह वह अनुरोध नहीं है जो आपने पढ़ा था। निर्णय से पहले उसे फिर खोलें।"
 ],
 "errors.operators.setting_refused": [
  "इस सेटिंग में यह मान नहीं दिया जा सकता।"
 ],
 "errors.operators.grant_refused": [
  "यह भूमिका नहीं दी जा सकती।"
 ],
 "errors.operators.role_refused": [
  "यह भूमिका इस तरह बनाई या बदली नहीं जा सकती।"
 ],
 "errors.operators.sign_in_wrong": [
  "मेल, पासवर्ड और दूसरा चरण मेल नहीं खाते।"
 ],
 "errors.operators.passkey_wrong": [
  "यह पासकी यहाँ नहीं चल रही। फिर कोशिश करें।"
 ],
 "errors.operators.passkey_known": [
  "यह पासकी पहले से जुड़ी है।"
 ],
 "errors.operators.passkeys_full": [
  "और पासकी नहीं जुड़ सकती। पहले एक हटाएँ।"
 ],
 "errors.operators.passkeys_off": [
  "यहाँ पासकी इस्तेमाल नहीं की जा सकती।"
 ],
 "errors.operators.last_factor": [
  "यह आपका अकेला दूसरा चरण है। पहले दूसरा जोड़ें।"
 ],
 "errors.operators.setup_over": [
  "बहुत समय लग गया। शुरू से फिर करें।"
 ],
 "errors.operators.device_proof": [
  "यह अनुरोध उस डिवाइस से नहीं आया जिस पर लॉग इन हुआ था। फिर से लॉग इन करें।"
 ],
 "errors.operators.session_missing": [
  "फिर से साइन इन करें।"
 ],
 "errors.operators.second_factor": [
  "अपने दूसरे चरण का कोड फिर से दर्ज करें।"
 ],
 "errors.operators.code_wrong": [
  "कोड ग़लत है या पहले ही इस्तेमाल हो चुका है।"
 ],
 "errors.operators.link_over": [
  "यह लिंक अब मान्य नहीं है। नया लिंक माँगें।"
 ],
 "errors.operators.forbidden": [
  "इस साइट पर आपको इसकी अनुमति नहीं है।"
 ],
 "errors.operators.unknown_target": [
  "यहाँ ऐसा कुछ नहीं है।"
 ],
 "errors.operators.seal_lost": [
  "ये शब्द किसी और कुंजी से बंद हैं, इसलिए दिखाए नहीं जा सकते।"
 ],
 "errors.operators.decided_before": [
  "इस पर पहले ही निर्णय हो चुका है।"
 ],
 "errors.exports.unknown": [
  "यह फ़ाइल अब नहीं है। इसे फिर से बनाएँ।"
 ],
 "errors.exports.under_way": [
  "एक फ़ाइल अभी बन रही है। उसके पूरा होने तक रुकें।"
 ],
 "errors.exports.link_invalid": [
  "फ़ाइल के लिंक की अवधि समाप्त हो गई है। रिकॉर्ड खोलकर फ़ाइल फिर से बनाएँ।"
 ],
 "errors.operators.end_past": [
  "समाप्ति का समय बीत चुका है। बाद का समय दें।"
 ],
 "errors.operators.tag_taken": [
  "ऐसा टैग पहले से है।"
 ],
 "errors.operators.tag_retired": [
  "यह टैग अब इस्तेमाल में नहीं है।"
 ],
 "errors.operators.tag_owner_unknown": [
  "टैग की ज़िम्मेदारी केवल किसी भूमिका या इस साइट के सक्रिय ऑपरेटर को दी जा सकती है।"
 ],
 "errors.operators.tag_held": [
  "सदस्य के पास यह टैग पहले से है।"
 ],
 "errors.operators.tag_not_held": [
  "सदस्य के पास यह टैग नहीं है।"
 ],
 "errors.operators.note_struck": [
  "यह नोट काटा जा चुका है। अब यह नहीं बदलता।"
 ],
 "errors.operators.nothing_blocked": [
  "इनमें से अभी कुछ भी रोका नहीं गया है। सूची फिर देखें।"
 ],
 "errors.operators.nothing_verified": [
  "इस सदस्य का कोई सत्यापित मेल नहीं है, इसलिए लिंक नहीं भेजा जा सकता।"
 ],
 "errors.jobs.unknown": [
  "यह काम अब नहीं मिल रहा। इसे फिर से शुरू करें।"
 ],
 "errors.deposit.channel_closed": [
  "यह भुगतान माध्यम अभी जमा नहीं ले रहा है। कोई दूसरा चुनें।"
 ],
 "errors.deposit.amount_below": [
  "रक़म इस माध्यम की न्यूनतम सीमा से कम है। ज़्यादा लिखें।"
 ],
 "errors.deposit.amount_above": [
  "रक़म इस माध्यम की अधिकतम सीमा से ज़्यादा है। कम लिखें।"
 ],
 "errors.deposit.too_many_open": [
  "आपके कई जमा अभी भुगतान की प्रतीक्षा में हैं। पहले उनमें से एक पूरा करें, फिर नया जमा करें।"
 ],
 "errors.deposit.limit_reached": [
  "इससे आपकी अपनी जमा सीमा पार हो जाएगी। कम लिखें, या सीमा में जगह होने तक रुकें।"
 ],
 "errors.deposit.not_found": [
  "इस नंबर का आपका कोई जमा नहीं है।"
 ],
 "errors.bonus.not_found": [
  "यह बोनस आपकी सूची में नहीं है।"
 ],
 "errors.bonus.expired": [
  "इस बोनस का समय ख़त्म हो गया है।"
 ],
 "errors.bonus.given_up": [
  "यह बोनस आपने छोड़ दिया है।"
 ],
 "errors.bonus.ended": [
  "यह बोनस पहले ही ख़त्म हो चुका है।"
 ],
 "errors.bonus.not_for_member": [
  "मुफ़्त खेल के खाते और बंद खाते को बोनस या रिबेट नहीं मिलता।"
 ],
 "errors.bonus.had_before": [
  "यह बोनस आपको मिल चुका है; यह एक ही बार दिया जाता है।"
 ],
 "errors.bonus.deposit_below": [
  "इस बोनस के लिए जमा की रक़म कम है। ज़्यादा लिखें, या बोनस के बिना आगे बढ़ें।"
 ],
 "errors.rebate.nothing_left": [
  "अभी लेने के लिए कोई रिबेट नहीं है।"
 ],
 "errors.payout.account_not_found": [
  "यह निकासी खाता आपकी सूची में नहीं है। सूची फिर देखें।"
 ],
 "errors.payout.account_exists": [
  "इस माध्यम का यह खाता पहले से जुड़ा है।"
 ],
 "errors.payout.account_waiting": [
  "यह निकासी खाता नया है, अभी इस्तेमाल नहीं हो सकता। दूसरा चुनें या प्रतीक्षा करें।"
 ],
 "errors.payout.too_many_accounts": [
  "और खाते नहीं जोड़े जा सकते: ज़्यादा से ज़्यादा ",
  [
   "most",
   "number"
  ],
  "। पहले एक हटाएँ।"
 ],
 "errors.payout.channel_unknown": [
  "यह भुगतान माध्यम यहाँ नहीं है। कोई दूसरा चुनें।"
 ],
 "errors.payout.number_invalid": [
  "खाता नंबर का रूप सही नहीं है। जाँचकर फिर लिखें।"
 ],
 "errors.payout.payee_name_missing": [
  "पहले प्राप्तकर्ता का नाम दें। भुगतान सिर्फ़ उसी नाम पर जाता है।"
 ],
 "errors.payout.name_differs": [
  "खाते का नाम आपके प्राप्तकर्ता के नाम के समान होना चाहिए।"
 ],
 "errors.withdrawal.closed": [
  "इस खाते में अभी निकासी नहीं भेजी जा सकती। दूसरा चुनें, या बाद में फिर देखें।"
 ],
 "errors.withdrawal.amount_below": [
  "रक़म निकासी की न्यूनतम सीमा से कम है। ज़्यादा लिखें।"
 ],
 "errors.withdrawal.amount_above": [
  "रक़म निकासी की अधिकतम सीमा से ज़्यादा है। कम लिखें।"
 ],
 "errors.withdrawal.above_withdrawable": [
  "अभी इतनी रक़म नहीं निकाली जा सकती। कम लिखें।"
 ],
 "errors.withdrawal.bonus_bound": [
  "इस रक़म का एक हिस्सा बोनस है, जिसका टर्नओवर अभी पूरा नहीं हुआ। कम लिखें।"
 ],
 "errors.withdrawal.daily_limit": [
  "इससे 24 घंटों की निकासी सीमा पार हो जाएगी। कम लिखें, या प्रतीक्षा करें।"
 ],
 "errors.withdrawal.not_found": [
  "इस नंबर की आपकी कोई निकासी नहीं है।"
 ],
 "errors.safety.on_break": [
  "आपका ब्रेक ",
  [
   "until"
  ],
  " तक चल रहा है। तब तक खेल और जमा बंद हैं। निकासी पर कोई असर नहीं।"
 ],
 "errors.safety.play_blocked": [
  [
   "until"
  ],
  " तक आपका खेल रोक दिया गया है। बताया गया कारण: “",
  [
   "told"
  ],
  "”। निकासी कर सकते हैं।"
 ],
 "errors.safety.deposit_blocked": [
  [
   "until"
  ],
  " तक आपकी जमा रोक दी गई है। निकासी कर सकते हैं। बताया गया कारण: “",
  [
   "told"
  ],
  "”।"
 ],
 "errors.safety.promotions_blocked": [
  [
   "until"
  ],
  " तक आपके बोनस और इनाम रोक दिए गए हैं। बताया गया कारण: “",
  [
   "told"
  ],
  "”।"
 ],
 "errors.safety.raise_too_early": [
  "ज़्यादा वाली सीमा की अभी पुष्टि नहीं हो सकती। इंतज़ार पूरा होने तक पहले वाली ही रहेगी।"
 ],
 "errors.safety.nothing_waits": [
  "आपकी पुष्टि के लिए कोई ज़्यादा सीमा प्रतीक्षा में नहीं है।"
 ],
 "errors.notices.not_found": [
  "यह घोषणा अब यहाँ नहीं है।"
 ],
 "errors.games.not_found": [
  "यह गेम इस साइट पर नहीं है।"
 ],
 "errors.games.disabled": [
  "यह गेम फ़िलहाल बंद है। कोई दूसरा चुनें।"
 ],
 "errors.games.maintenance": [
  "इस गेम के प्लेटफ़ॉर्म का रखरखाव चल रहा है। कोई दूसरा गेम चुनें।"
 ],
 "errors.games.launch_failed": [
  "गेम खोला नहीं जा सका। कोई दाँव नहीं काटा गया। फिर कोशिश करें।"
 ],
 "errors.games.draws_silent": [
  "प्रोवाइडर अभी ड्रॉ की जानकारी नहीं दे रहा है। थोड़ी देर बाद फिर देखें; गेम खुले हैं।"
 ],
 "errors.games.draws_invalid": [
  "प्रोवाइडर की भेजी ड्रॉ की जानकारी पढ़ी नहीं जा सकी। थोड़ी देर बाद फिर देखें; गेम खुले हैं।"
 ],
 "errors.games.matches_silent": [
  "प्रोवाइडर अभी मैचों की जानकारी नहीं दे रहा है। थोड़ी देर बाद फिर देखें; गेम खुले हैं।"
 ],
 "errors.games.matches_invalid": [
  "प्रोवाइडर की भेजी मैचों की जानकारी पढ़ी नहीं जा सकी। थोड़ी देर बाद फिर देखें; गेम खुले हैं।"
 ],
 "errors.games.free_play_refused": [
  "इस खाते के लिए मुफ़्त खेल उपलब्ध नहीं है।"
 ],
 "errors.promotions.not_found": [
  "यह प्रमोशन इस साइट पर नहीं है।"
 ],
 "errors.promotions.not_begun": [
  "यह प्रमोशन अभी शुरू नहीं हुआ है।"
 ],
 "errors.promotions.ended": [
  "यह प्रमोशन समाप्त हो गया है। दूसरे प्रमोशन देखें।"
 ],
 "errors.promotions.fields_invalid": [
  "कुछ ख़ाने ठीक करने होंगे।"
 ],
 "errors.promotions.application_open": [
  "इस प्रमोशन के लिए आपका एक आवेदन देखा जा रहा है। फ़ैसले तक रुकें।"
 ],
 "errors.promotions.reward_issued": [
  "इस प्रमोशन का इनाम आपको पहले ही मिल चुका है।"
 ],
 "errors.pictures.type_refused": [
  "फ़ाइल JPG, JPEG या PNG तस्वीर नहीं है।"
 ],
 "errors.pictures.animated": [
  "यह चलती हुई तस्वीर है। स्थिर तस्वीर चुनें।"
 ],
 "errors.pictures.too_large": [
  "तस्वीर 5 MB से बड़ी है। छोटी तस्वीर चुनें।"
 ],
 "errors.pictures.too_many_pixels": [
  "तस्वीर का नाप बहुत बड़ा है। कम मेगापिक्सेल वाली तस्वीर चुनें।"
 ],
 "errors.pictures.unreadable": [
  "तस्वीर पढ़ी नहीं जा सकी। दूसरी तस्वीर चुनें या फिर से लें।"
 ],
 "errors.pictures.link_invalid": [
  "तस्वीर के लिंक की अवधि समाप्त हो गई है। पेज फिर से खोलें।"
 ],
 "errors.pictures.not_found": [
  "तस्वीर अब नहीं है।"
 ],
 "errors.server.unexpected": [
  "हमारी ओर कोई अनजान गड़बड़ी हुई। फिर कोशिश करें; अगर बनी रहे तो हमें संदर्भ संख्या बताएँ।"
 ],
 "errors.server.unavailable": [
  "सेवा का एक हिस्सा अभी जवाब नहीं दे रहा। थोड़ी देर में फिर कोशिश करें।"
 ],
 "errors.client.url_empty": [
  "माँगा गया पता ख़ाली है।"
 ],
 "errors.client.offline": [
  "इंटरनेट कनेक्शन नहीं है। उसे जाँचें और फिर कोशिश करें।"
 ],
 "errors.client.timeout": [
  "कनेक्शन धीमा है और जवाब नहीं आया। फिर कोशिश करें।"
 ],
 "errors.client.form_in_clear": [
  "कुछ भी आगे नहीं भेजा गया: JavaScript के बिना इस कनेक्शन पर आपका पासवर्ड सुरक्षित नहीं रहता। साइट को https पते पर खोलें, या JavaScript चालू करें।"
 ],
 "errors.promotions.not_joinable": [
  "इस प्रमोशन में शामिल नहीं हो सकते। इसकी शर्तें देखें।"
 ],
 "errors.security.step_up_required": [
  "पासवर्ड से पुष्टि करें, फिर यह काम आगे बढ़ेगा।"
 ],
 "errors.security.two_step_on": [
  "दो चरण का साइन इन पहले से चालू है।"
 ],
 "errors.security.two_step_off": [
  "दो चरण का साइन इन पहले से बंद है।"
 ],
 "errors.security.two_step_unconfirmed": [
  "QR कोड फिर स्कैन करके ऐप का कोड लिखें।"
 ],
 "errors.security.documents_pending": [
  "आपके पहचान पत्र देखे जा रहे हैं। फ़ैसले का इंतज़ार करें।"
 ],
 "errors.security.documents_approved": [
  "आपके पहचान पत्र पहले ही मंज़ूर हो चुके हैं। और कुछ नहीं चाहिए।"
 ],
 "errors.security.documents_invalid": [
  "एक से तीन तस्वीरें चुनकर फिर भेजें।"
 ],
 "errors.security.pin_weak": [
  "इस पिन का अंदाज़ा आसानी से लग सकता है। दूसरा पिन चुनें।"
 ],
 "errors.security.pin_wrong": [
  "पिन ग़लत है। आप ",
  [
   "triesLeft",
   "number"
  ],
  " बार और कोशिश कर सकते हैं।"
 ],
 "errors.security.pin_locked": [
  "बहुत बार ग़लत होने से पिन बंद हो गया है। सुरक्षा केंद्र में पासवर्ड से नया पिन रखें।"
 ],
 "errors.security.pin_missing": [
  "आपका निकासी पिन अभी नहीं है। सुरक्षा केंद्र में एक पिन रखें।"
 ],
 "errors.security.device_not_found": [
  "यह डिवाइस पहले ही साइन आउट हो चुका है।"
 ],
 "errors.wallet.receipt_number_invalid": [
  "यह कोई रसीद संख्या नहीं है। शायद एक अक्षर ग़लत है, रसीद से मिलाकर देखें।"
 ],
 "errors.wallet.range_reversed": [
  "पहला दिन आख़िरी दिन के बाद है। दोनों तारीख़ें आपस में बदलें।"
 ],
 "errors.wallet.range_in_future": [
  "ये दिन अभी आए नहीं हैं। आज तक की तारीख़ें चुनें।"
 ],
 "errors.wallet.range_too_long": [
  "रिकॉर्ड 12 महीने तक के हैं। बाद की कोई तारीख़ चुनें।"
 ],
 "errors.wallet.cursor_unknown": [
  "सूची आगे नहीं बढ़ सकी। इसे फिर से लोड करें।"
 ],
 "errors.security.account_in_use": [
  "खाता अभी बंद नहीं हो सकता। नीचे देखें क्या बाकी है।"
 ]
};

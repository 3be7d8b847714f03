/** The titles of the messages that tell a member of a block; the text below is the operator's. */
export const BLOCKED_TITLE = {
  bn: 'আপনার অ্যাকাউন্টের কিছু সুবিধা বন্ধ রাখা হয়েছে',
  en: 'Part of your account is blocked',
  hi: 'आपके खाते की कुछ सुविधाएँ रोक दी गई हैं',
};

/** The title of the message that a block was lifted. */
export const UNBLOCKED_TITLE = {
  bn: 'আপনার অ্যাকাউন্টের সুবিধা আবার চালু হয়েছে',
  en: 'A block of your account was lifted',
  hi: 'आपके खाते की रोक हटा दी गई है',
};

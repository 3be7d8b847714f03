/** Where a site serves the configuration profile that we make for it. A site offers it by a link of this address. */
export const PROFILE_PATH = '/m/site.mobileconfig';

export function deviceOf(userAgent: string | undefined): {
  readonly device_class: 'Mobile' | 'Tablet' | 'Desktop';
  readonly os: 'Android' | 'iOS' | 'Unknown';
} {
  const agent = userAgent ?? '';
  const os = /Android/i.test(agent) ? 'Android' : /iPhone|iPad|iPod/i.test(agent) ? 'iOS' : 'Unknown';
  // User agents of Android tablets do not contain "Mobile".
  const tablet = /iPad|Tablet/i.test(agent) || (os === 'Android' && !/Mobile/i.test(agent));
  const mobile = /Mobile|iPhone|iPod/i.test(agent);
  return { device_class: tablet ? 'Tablet' : mobile ? 'Mobile' : 'Desktop', os };
}

### Notifications by email, in the settings and on the page of an email's link.

web-mail-title = Also by email
web-mail-about = If a notification can't reach you, an email says when it's your turn.
web-mail-address = Your email address
web-mail-ask = Send confirmation
# $address is an email address.
web-mail-sent = We've sent a link to { $address }. Open it to confirm that the address is yours.
web-mail-on = Emails go to { $address }.
web-mail-stop = Stop emails
web-mail-change = Use another address
web-mail-private = Nobody else sees the address.

web-mail-link-confirm = Confirm your email address
web-mail-link-confirm-detail = Warbones will email you when it's your turn and nothing else reaches you.
web-mail-link-confirm-button = Confirm
web-mail-link-confirmed = Emails are on
web-mail-link-confirmed-detail = You'll get one when it's your turn and nothing else reaches you.
web-mail-link-stopped = Emails are off
web-mail-link-stopped-detail = Your address has been deleted here.
web-mail-link-lost = This link no longer works

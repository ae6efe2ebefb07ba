### 3D tables, where dice are thrown.

web-space-glass = The table. Arrow keys walk around it.
web-space-aiming = The table. Arrow keys aim, Space throws; with Shift, arrow keys walk around and tilt.
web-space-left = Walk left
web-space-right = Walk right
web-space-nearer = Closer
web-space-farther = Farther
web-space-above = From above
web-space-in-space = In 3D
web-space-loading = Setting up the table.
web-space-beside = In words
web-space-burns = burns

